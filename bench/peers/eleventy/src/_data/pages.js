import { pages } from '../../shared/read-content.ts';

export default pages;
