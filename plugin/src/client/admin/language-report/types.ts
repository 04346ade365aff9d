import type { LanguageReport } from '../shared/answers';

export const FAULTS = [ 'missing', 'unpublished', 'older', 'blocks', 'texts' ] as const;

export const LANGUAGES = [ 'en', 'es', 'fr' ] as const;

export type LanguageReportAnswer = LanguageReport;

export type Row = LanguageReport[ 'rows' ][ number ];

export type Page = Row[ 'page' ];

export type Counterpart = Row[ 'counterparts' ][ number ];

export type Fault = Counterpart[ 'faults' ][ number ];
