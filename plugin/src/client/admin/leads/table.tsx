import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { ListTable, type Column } from '../shared/list-table';
import type { Sorting } from './filter';
import { formName, languageLabel } from '../shared/form-names';
import { StatusLabel } from './status';
import type { LeadRow } from './types';

interface TableProps {
	leads: LeadRow[];
	isBusy: boolean;
	/** The lead opened last. */
	focusOn: string;
	/** By reference; null if no bulk actions are available. */
	selected: string[] | null;
	sorting: Sorting;
	onSelect: ( references: string[] ) => void;
	onSort: ( by: string, order: 'asc' | 'desc' ) => void;
	onOpen: ( reference: string ) => void;
	/** Delivers a lead that looks like spam; null if this user may not. */
	onRelease: ( ( reference: string ) => void ) | null;
}

export function Table( { leads, onRelease, ...props }: TableProps ) {
	const columns: [ Column< LeadRow >, ...Array< Column< LeadRow > > ] = [
		{
			title: __( 'Reference', 'hvac-blocks' ),
			className: 'hvac-leads__reference',
			cell: ( { reference } ) => reference,
		},
		{ by: 'name', title: __( 'Name', 'hvac-blocks' ), cell: ( lead ) => <Person lead={ lead } /> },
		{ by: 'form', title: __( 'Form', 'hvac-blocks' ), cell: ( { form } ) => formName( form ) },
		{ title: __( 'Dealer', 'hvac-blocks' ), cell: ( { dealer } ) => dealer || '—' },
		{ title: __( 'State', 'hvac-blocks' ), cell: ( { region } ) => region || '—' },
		{ title: __( 'Language', 'hvac-blocks' ), cell: ( { lang } ) => languageLabel( lang ) },
		{
			by: 'status',
			title: __( 'Status', 'hvac-blocks' ),
			cell: ( { status, reference } ) => (
				<>
					<StatusLabel status={ status } />
					{ status === 'quarantined' && onRelease && (
						<Button
							className="hvac-leads__release"
							size="small"
							variant="secondary"
							label={ sprintf(
								/* translators: %s: reference of a lead. */
								__( 'Not spam: deliver %s', 'hvac-blocks' ),
								reference
							) }
							showTooltip={ false }
							onClick={ () => onRelease( reference ) }
						>
							{ __( 'Not spam', 'hvac-blocks' ) }
						</Button>
					) }
				</>
			),
		},
		{
			by: 'date',
			first: 'desc',
			title: __( 'Received', 'hvac-blocks' ),
			cell: ( { created } ) => <time dateTime={ created }>{ dateTime( created ) }</time>,
		},
	];

	return (
		<ListTable
			{ ...props }
			className="hvac-leads__table"
			caption={ __( 'Leads', 'hvac-blocks' ) }
			rows={ leads }
			columns={ columns }
			idOf={ ( { reference } ) => reference }
			opens="lead"
			selectText={ ( { reference } ) =>
				sprintf(
					/* translators: %s: reference of a lead. */
					__( 'Select %s', 'hvac-blocks' ),
					reference
				)
			}
		/>
	);
}

function Person( { lead: { name, email } }: { lead: LeadRow } ) {
	if ( name === '' ) {
		return <>{ email || '—' }</>;
	}

	return (
		<>
			{ name }
			{ email !== '' && <span className="hvac-leads__email">{ email }</span> }
		</>
	);
}
