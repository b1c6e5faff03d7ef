/** Fields of each analytics event. None of them may hold what identifies a person. */
export interface AnalyticsEvents {
  quiz_step_complete: {
    readonly step: number;
    readonly question: string;
    readonly answer: string;
    readonly page: string;
  };
  quiz_form_submit: LeadEvent;
  contact: LeadEvent;
  phone_click: { readonly label: string; readonly page: string; readonly town?: string; readonly service?: string };
  whatsapp_click: { readonly label: string; readonly page: string; readonly town?: string };
  cta_click: { readonly label: string; readonly page: string };
}

interface LeadEvent {
  readonly page: string;
  readonly service: string;
  readonly area_size: string;
  readonly surface_type: string;
}
