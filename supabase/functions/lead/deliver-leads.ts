import type { ClaimedLead, LeadStore } from './lead-store.ts';

export interface DeliveryOptions {
  readonly store: LeadStore;
  /** Tells the owner. Rejects where that was not possible, with a reason that says nothing of the lead. */
  readonly notify: (lead: ClaimedLead) => Promise<void>;
  readonly logError: (message: string) => void;
}

/** How many leads are passed on at once: one's own and those that did not go out before. */
const MOST = 20;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What passes on every stored lead that is due. It never rejects: what did not go out is logged, and due again later. */
export function createDelivery({ store, notify, logError }: DeliveryOptions) {
  const pass = async (lead: ClaimedLead) => {
    try {
      await notify(lead);
    } catch (error) {
      const tries = `${lead.attempts} ${lead.attempts === 1 ? 'try' : 'tries'}`;
      const what = `Quote request ${lead.id} is stored, and no e-mail about it has gone out in ${tries}`;
      return logError(`${what}: ${reasonOf(error)}`);
    }
    await store.markMailed(lead.id);
  };
  return async (): Promise<void> => {
    try {
      for (let count = 0; count < MOST; count += 1) {
        const lead = await store.claim();
        if (!lead) return;
        await pass(lead);
      }
    } catch (error) {
      logError(`Stored quote requests wait to be passed on: ${reasonOf(error)}`);
    }
  };
}
