/** What says which advertisement led here. Anything else in an address may be what somebody typed. */
const ofCampaigns = /^(?:utm_\w+|gclid|[gw]braid)$/;

/** The address of a page as analytics may hear it, in place of the one that the tag would read from the window. */
export function reportedAddress(path: string): string {
  const address = new URL(path, location.origin);
  for (const [name, value] of new URLSearchParams(location.search))
    if (ofCampaigns.test(name)) address.searchParams.append(name, value);
  return address.href;
}
