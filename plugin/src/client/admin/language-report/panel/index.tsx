/** The script of a page's languages, on the editor's page of pages only: PHP's `LanguagePanel` enqueues it. */
import { registerPlugin } from '@wordpress/plugins';
import { DrawnWhenSeen } from './drawn-when-seen';
import { LanguagePanel } from './panel';
import { PatternParent } from './pattern-parent';

registerPlugin( 'hvac-blocks-languages', { render: LanguagePanel } );
registerPlugin( 'hvac-blocks-pattern-parent', { render: PatternParent } );
registerPlugin( 'hvac-blocks-drawn-when-seen', { render: DrawnWhenSeen } );
