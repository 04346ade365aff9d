import { ExternalLink, Notice } from '@wordpress/components';
import type { EditorNotice } from './previews/use-preview';

interface Props {
	notices: EditorNotice[];
	hint?: string;
}

/** What a block needs and what its editor should know, above it; never part of the page. */
export const EditorNotices = ( { notices, hint }: Props ) =>
	notices.length > 0 || hint ? (
		<div className="hvac-in-editor__notices" contentEditable={ false }>
			{ notices.map( ( { text, action } ) => (
				<Notice key={ text } status="warning" isDismissible={ false }>
					{ text } { action && <ExternalLink href={ action.href }>{ action.text }</ExternalLink> }
				</Notice>
			) ) }
			{ hint && <p className="hvac-in-editor__hint">{ hint }</p> }
		</div>
	) : null;
