const { existsSync } = require('node:fs');

/* A browser that is already there is enough: naming it turns Puppeteer's own download off. */
const installed = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path && existsSync(path));

module.exports = {
  ...(installed ? { executablePath: installed } : {}),
  skipDownload: process.platform === 'linux' && process.arch === 'x64',
  'chrome-headless-shell': { skipDownload: true },
};
