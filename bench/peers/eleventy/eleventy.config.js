export default function configure(config) {
  // A line a page is no use to anybody here.
  config.setQuietMode(true);
  return { dir: { input: 'src', output: 'dist' } };
}
