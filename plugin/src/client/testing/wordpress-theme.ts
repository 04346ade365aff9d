/** Replaces `@wordpress/theme`, which Jest cannot load; it only sets styles. */
import type { ReactNode } from 'react';

export const ThemeProvider = ( { children }: { children: ReactNode } ): ReactNode => children;
