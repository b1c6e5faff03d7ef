import { createContext, useContext } from 'react';

/** The path of the page shown, or on its way. One subscription to the router serves all links of a page. */
export const CurrentPath = createContext('/');

/** The path of the page shown, or on its way. */
export const useCurrentPath = () => useContext(CurrentPath);
