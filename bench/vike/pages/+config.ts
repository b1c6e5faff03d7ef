// Without vike-react: the application has a router, a layout and head tags of its own. `/a/b` is
// a/b.html, as ours is.
export default { prerender: { noExtraDir: true } };
