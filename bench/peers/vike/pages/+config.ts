// Without vike-react: the application has a router, a layout and head tags of its own.
export default { prerender: true };
