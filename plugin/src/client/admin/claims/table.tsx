import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dayText } from '../../data/user-day';
import { languageName } from '../shared/form-names';
import { ListTable, type Column } from '../shared/list-table';
import type { Claim } from './types';
import { stateText } from './texts';

const columns = (): [ Column< Claim >, ...Array< Column< Claim > > ] => [
	{
		title: __( 'Claim', 'hvac-blocks' ),
		cell: ( { words, block, post } ) => ( words === '' ? block : <span lang={ post.lang }>{ words }</span> ),
	},
	{ title: __( 'Used in', 'hvac-blocks' ), cell: ( { post } ) => <Place post={ post } /> },
	{ title: __( 'Valid from', 'hvac-blocks' ), cell: ( { validFrom } ) => <Day day={ validFrom } /> },
	{ title: __( 'Valid until', 'hvac-blocks' ), cell: ( { validUntil } ) => <Day day={ validUntil } /> },
	{ title: __( 'Source', 'hvac-blocks' ), cell: ( claim ) => <Source { ...claim } /> },
	{
		title: __( 'Status', 'hvac-blocks' ),
		cell: ( claim ) => (
			<span className="hvac-claims__state" data-state={ claim.state }>
				{ stateText( claim ) }
			</span>
		),
	},
];

export function Table( { claims, isBusy }: { claims: Claim[]; isBusy: boolean } ) {
	return (
		<ListTable
			className="hvac-claims__table"
			caption={ __( 'Claims', 'hvac-blocks' ) }
			rows={ claims }
			columns={ columns() }
			idOf={ ( { id } ) => id }
			below={ ( { words, block } ) => words !== '' && <span className="hvac-claims__block">{ block }</span> }
			isBusy={ isBusy }
		/>
	);
}

function Day( { day }: { day: string } ) {
	return day === '' ? <>—</> : <time dateTime={ day }>{ dayText( day ) }</time>;
}

function Source( { source, sourceUrl }: Pick< Claim, 'source' | 'sourceUrl' > ) {
	if ( sourceUrl === '' ) {
		return <>{ source || '—' }</>;
	}

	return <ExternalLink href={ sourceUrl }>{ source || new URL( sourceUrl, document.baseURI ).host }</ExternalLink>;
}

function Place( { post: { id, title, type, status, lang, editUrl, viewUrl } }: Pick< Claim, 'post' > ) {
	const name = title || __( '(no title)', 'hvac-blocks' );

	if ( id === 0 ) {
		return editUrl ? <a href={ editUrl }>{ name }</a> : <>{ name }</>;
	}

	const facts = [ type, languageName( lang ), status ].filter( ( fact ) => fact !== '' );

	return (
		<>
			{ editUrl ? (
				<a
					href={ editUrl }
					aria-label={
						/* translators: %s: title of a page. */
						sprintf( __( 'Edit “%s”', 'hvac-blocks' ), name )
					}
				>
					{ name }
				</a>
			) : (
				name
			) }
			<span className="hvac-claims__facts">
				{ facts.join( ' · ' ) }
				{ viewUrl && (
					<>
						{ ' · ' }
						<a
							href={ viewUrl }
							aria-label={
								/* translators: %s: title of a page. */
								sprintf( __( 'View “%s”', 'hvac-blocks' ), name )
							}
						>
							{ __( 'View', 'hvac-blocks' ) }
						</a>
					</>
				) }
			</span>
		</>
	);
}
