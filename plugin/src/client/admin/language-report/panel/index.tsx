/** The script of a page's languages, on the editor's page of pages only: PHP's `LanguagePanel` enqueues it. */
import { registerPlugin } from '@wordpress/plugins';
import { LanguagePanel } from './panel';

registerPlugin( 'hvac-blocks-languages', { render: LanguagePanel } );
