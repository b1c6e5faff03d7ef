// vike requires a component for each page, but the application's router shows its own.
export const Page = () => null;
