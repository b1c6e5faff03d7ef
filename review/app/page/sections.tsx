import type { ReactNode } from 'react';
import type { ReportPage } from '../../report-types.ts';
import { Comparison } from './Comparison.tsx';
import { DataTree } from './DataTree.tsx';
import { LinkLists } from './LinkLists.tsx';
import { Outline } from './Outline.tsx';
import { PageChanges } from './PageChanges.tsx';
import { PageFindings } from './PageFindings.tsx';
import { PageText } from './PageText.tsx';
import { Previews } from './Previews.tsx';

interface Section {
  /** Its name in addresses. */
  readonly id: string;
  readonly label: string;
  readonly Content: (props: { readonly page: ReportPage }) => ReactNode;
}

/** What is known of a page, part by part. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'preview', label: 'Preview', Content: Previews },
  { id: 'findings', label: 'Findings', Content: PageFindings },
  { id: 'changes', label: 'Changes', Content: PageChanges },
  { id: 'text', label: 'Text', Content: PageText },
  { id: 'outline', label: 'Outline', Content: Outline },
  { id: 'links', label: 'Links', Content: LinkLists },
  { id: 'data', label: 'Data', Content: DataTree },
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];
