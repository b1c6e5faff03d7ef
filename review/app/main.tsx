import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import './report.css';
import { router } from './router.tsx';

createRoot(assertDefined(document.getElementById('root'), '#root')).render(<RouterProvider router={router as never} />);
