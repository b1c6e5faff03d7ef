// Without vike-react: the application has a router, a layout and head tags of its own. `/a/b` is
// written as a/b.html, as in our build.
export default { prerender: { noExtraDir: true } };
