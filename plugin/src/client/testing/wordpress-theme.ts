/** Stands in for `@wordpress/theme`, which is published as a module that Jest cannot load; it only paints. */
import type { ReactNode } from 'react';

export const ThemeProvider = ( { children }: { children: ReactNode } ): ReactNode => children;
