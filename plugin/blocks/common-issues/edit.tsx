import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sectionTexts } from '@client/editor/texts';
import { issues } from './issues';

export const settings = edit( {
	texts: sectionTexts(),
	panels: [ level() ],
	inner: issues,
} );
