import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { ListTable, type Column, type Opening, type Selection } from '../shared/list-table';
import type { Sorting } from '../shared/sortable-heading';
import { formName, languageLabel } from '../shared/form-names';
import { StatusLabel } from './status';
import type { LeadRow } from './types';

interface TableProps {
	leads: LeadRow[];
	isBusy: boolean;
	/** By reference; null if no bulk actions are available. */
	selection: Selection | null;
	sorting: Sorting;
	/** By reference. */
	opening: Opening;
	/** Delivers a lead that looks like spam; null if this user may not. */
	onRelease: ( ( reference: string ) => void ) | null;
}

export function Table( { leads, isBusy, selection, sorting, opening, onRelease }: TableProps ) {
	const columns: [ Column< LeadRow >, ...Array< Column< LeadRow > > ] = [
		{
			title: __( 'Reference', 'hvac-blocks' ),
			className: 'hvac-leads__reference',
			cell: ( { reference } ) => reference,
		},
		{ by: 'name', title: __( 'Name', 'hvac-blocks' ), cell: ( lead ) => <Person lead={ lead } /> },
		{
			by: 'form',
			title: __( 'Form', 'hvac-blocks' ),
			cell: ( { form, product } ) => (
				<>
					{ formName( form ) }
					{ product !== '' && <span className="hvac-leads__more">{ product }</span> }
				</>
			),
		},
		{ title: __( 'Dealer', 'hvac-blocks' ), cell: ( { dealer } ) => dealer || '—' },
		{ title: __( 'State or province', 'hvac-blocks' ), cell: ( { region } ) => region || '—' },
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
			className="hvac-leads__table"
			caption={ __( 'Leads', 'hvac-blocks' ) }
			rows={ leads }
			columns={ columns }
			idOf={ ( { reference } ) => reference }
			isBusy={ isBusy }
			selection={
				selection && {
					...selection,
					textOf: ( { reference } ) =>
						sprintf(
							/* translators: %s: reference of a lead. */
							__( 'Select %s', 'hvac-blocks' ),
							reference
						),
				}
			}
			sorting={ sorting }
			opening={ { ...opening, parameter: 'lead' } }
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
			{ email !== '' && <span className="hvac-leads__more">{ email }</span> }
		</>
	);
}
