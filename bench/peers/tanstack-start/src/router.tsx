import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';

// The prerenderer asks for addresses with a slash at the end: any other setting redirects each of them.
export const getRouter = () => createRouter({ routeTree, trailingSlash: 'preserve' });
