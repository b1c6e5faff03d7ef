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
  // npm brings a headless shell for Linux on x64. For arm64 there may be no download, but the system
  // has Chromium.
  skipDownload: process.platform === 'linux',
  'chrome-headless-shell': { skipDownload: true },
};
