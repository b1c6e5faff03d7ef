import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../support/built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    elements: ['html5'],
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // React and Vite write lower case; HTML does not mind.
      'doctype-style': ['error', { style: 'lowercase' }],
      // React writes <meta/>, its own spelling of attributes (srcSet) and disabled="": all the same to a parser.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // Telephone links never break over lines: the style sheet sees to that.
      'tel-non-breaking': 'off',
      // <progress> cannot be drawn as a stripe that is being cleaned in every browser.
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    },
  }),
);

const site = readBuiltSite();

describe('valid HTML by the recommended and accessibility rules is', () => {
  test.each([...Map.groupBy(site, ({ path }) => path.split('/').slice(0, 3).join('/')).entries()])(
    '%s, with what lies below it',
    async (_path, pages) => {
      const faults: string[] = [];
      for (const { path, html } of pages) {
        const { results } = await validator.validateString(html, path);
        for (const { messages } of results)
          for (const { ruleId, message, line, column } of messages)
            faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
