import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import 'vite-react-ssg';

export default defineConfig({
  plugins: [react()],
  ssgOptions: { dirStyle: 'nested', formatting: 'none' },
});
