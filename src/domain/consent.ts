/** Local storage key of the visitor's choice, holding 'true' or 'false'. */
export const consentStorageKey = 'analytics_consent';
