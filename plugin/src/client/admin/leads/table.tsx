import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { plainClick } from '../shared/plain-click';
import { addressWith } from '../shared/use-query';
import { formName, languageName } from './names';
import { Status } from './status';
import type { ReactNode } from 'react';
import type { LeadRow } from './types';

interface TableProps {
	leads: LeadRow[];
	isBusy: boolean;
	/** The lead whose link gets the focus: the one that was open last. */
	focusOn: string;
	onOpen: ( reference: string ) => void;
}

export function Table( { leads, isBusy, focusOn, onOpen }: TableProps ) {
	const link = useRef< HTMLAnchorElement >( null );

	useEffect( () => link.current?.focus(), [] );

	const columns: Array< [ string, ( lead: LeadRow ) => ReactNode ] > = [
		[ __( 'Name', 'hvac-blocks' ), ( { name } ) => name || '—' ],
		[ __( 'Form', 'hvac-blocks' ), ( { form } ) => formName( form ) ],
		[ __( 'Dealer', 'hvac-blocks' ), ( { dealer } ) => dealer || '—' ],
		[ __( 'Language', 'hvac-blocks' ), ( { lang } ) => languageName( lang ) ],
		[ __( 'Status', 'hvac-blocks' ), ( { status } ) => <Status status={ status } /> ],
		[
			__( 'Received', 'hvac-blocks' ),
			( { created } ) => <time dateTime={ created }>{ dateTime( created ) }</time>,
		],
	];

	return (
		<table className="widefat striped hvac-leads__table" aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ __( 'Leads, newest first', 'hvac-blocks' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Reference', 'hvac-blocks' ) }</th>
					{ columns.map( ( [ title ] ) => (
						<th key={ title } scope="col">
							{ title }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ leads.map( ( lead ) => (
					<tr key={ lead.reference }>
						<th scope="row">
							<a
								ref={ lead.reference === focusOn ? link : undefined }
								href={ addressWith( { lead: lead.reference } ) }
								onClick={ plainClick( () => onOpen( lead.reference ) ) }
							>
								{ lead.reference }
							</a>
						</th>
						{ columns.map( ( [ title, cell ] ) => (
							<td key={ title } data-title={ title }>
								{ cell( lead ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
