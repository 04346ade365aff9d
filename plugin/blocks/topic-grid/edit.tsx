import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sectionTexts } from '@client/editor/texts';
import { columns } from './pair';

export const settings = edit( {
	pairs: [ columns ],
	texts: sectionTexts(),
	panels: [ level() ],
	inner: [],
} );
