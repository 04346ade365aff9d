import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { dayText } from '../../editor/user-day';
import { languageName } from '../shared/form-names';
import type { Claim } from './types';
import { stateText } from './texts';

interface Column {
	title: string;
	cell: ( claim: Claim ) => ReactNode;
}

const columns = (): Column[] => [
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

/** The claims in WordPress' list table markup and classes. */
export function Table( { claims, isBusy }: { claims: Claim[]; isBusy: boolean } ) {
	return (
		<table className="wp-list-table widefat striped hvac-list__table hvac-claims__table" aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ __( 'Dated claims', 'hvac-blocks' ) }</caption>
			<thead>
				<tr>
					<th scope="col" className="column-primary">
						{ __( 'Claim', 'hvac-blocks' ) }
					</th>
					{ columns().map( ( { title } ) => (
						<th key={ title } scope="col">
							{ title }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ claims.map( ( claim ) => (
					<tr key={ claim.id } className="is-expanded">
						<td className="column-primary">
							<strong lang={ claim.words === '' ? undefined : claim.post.lang }>
								{ claim.words || claim.block }
							</strong>
							{ claim.words !== '' && <span className="hvac-claims__block">{ claim.block }</span> }
						</td>
						{ columns().map( ( { title, cell } ) => (
							<td key={ title } data-colname={ title }>
								{ cell( claim ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
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
