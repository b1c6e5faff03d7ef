// vike wants a page to have one; the application's router finds its own.
export const Page = () => null;
