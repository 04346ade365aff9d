import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { textChanges } from './text-changes';

/** A text with deletions struck through and insertions underlined. */
export function DiffText( { before, after, lang }: { before: string; after: string; lang: string } ) {
	return (
		<p className="hvac-consents__diff" lang={ lang }>
			{ textChanges( before, after ).map( ( { kind, text }, index ) => {
				if ( kind === 'same' ) {
					return text;
				}

				const Tag = kind === 'added' ? 'ins' : 'del';

				return (
					<Tag key={ index }>
						<VisuallyHidden as="span" lang={ document.documentElement.lang }>
							{ kind === 'added'
								? __( 'Added:', 'hvac-blocks' )
								: __( 'Removed:', 'hvac-blocks' ) }{ ' ' }
						</VisuallyHidden>
						{ text }
					</Tag>
				);
			} ) }
		</p>
	);
}
