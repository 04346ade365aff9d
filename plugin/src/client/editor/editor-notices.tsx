import { ExternalLink, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { EditorNotice } from './previews/queues';

interface Store {
	getSettings: () => { isPreviewMode?: boolean };
}

interface Props {
	/** The block's. */
	title: string;
	notices: EditorNotice[];
	/** What helps before there is a fault. */
	hints: string[];
	/** Whether screen readers announce new ones: otherwise a page that opens would read all of its blocks' notices aloud. */
	isSpoken: boolean;
}

/**
 * Notices above a block: what it needs and what its editor should know. Never part of the page, nor of previews of
 * blocks or patterns.
 */
export function EditorNotices( { title, notices, hints, isSpoken }: Props ) {
	const isPicture = useSelect(
		( select ) => ( select( 'core/block-editor' ) as Store | undefined )?.getSettings().isPreviewMode === true,
		[]
	);

	return notices.length + hints.length > 0 && ! isPicture ? (
		<div className="hvac-in-editor__notices" contentEditable={ false }>
			{ notices.map( ( { text, action } ) => (
				<Notice
					key={ text }
					status="warning"
					isDismissible={ false }
					spokenMessage={ isSpoken ? `${ title }: ${ text }` : '' }
				>
					<strong>{ `${ title }:` }</strong> { text }{ ' ' }
					{ action && <ExternalLink href={ action.href }>{ action.text }</ExternalLink> }
				</Notice>
			) ) }
			{ hints.map( ( hint ) => (
				<p key={ hint } className="hvac-in-editor__hint">
					{ hint }
				</p>
			) ) }
		</div>
	) : null;
}
