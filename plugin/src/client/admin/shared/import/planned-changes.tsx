import { sentence } from '@client/domain/text';
import { Button, Icon, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, download } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { count } from '../format';
import { plainClick } from '../plain-click';
import { StackedTable } from '../stacked-table';
import { ErrorState, Skeleton } from '../states';
import { addressWith } from '../use-query';
import { useDownload } from '../use-download';
import { useResource } from '../use-resource';
import { Pages } from '../pages';
import { filterText } from './import-texts';
import type { ImportKind } from './kind';
import type { ImportJob, PlannedChange, ImportRowFilter, RowsAnswer } from './types';

const PER_PAGE = 20;
const FILTERS: ImportRowFilter[] = [ 'warned', 'new', 'changed', 'removed', 'unchanged', 'bad' ];

interface ImportRowsProps {
	job: ImportJob;
	kind: ImportKind;
	query: Record< string, string >;
	setQuery: ( change: Record< string, string > ) => void;
}

/** The changes of an import, row by row, filtered by kind, paged. */
export function PlannedChanges( { job, kind: records, query, setQuery }: ImportRowsProps ) {
	const kind = FILTERS.find( ( known ) => known === query.kind && job[ known ] > 0 ) ?? '';
	const page = Math.max( 1, Number.parseInt( query.rows ?? '1', 10 ) || 1 );
	const { data, problem, isLoading, reload } = useResource< RowsAnswer >(
		addQueryArgs( `${ records.path }/${ job.id }/rows`, { kind, page, per_page: PER_PAGE } )
	);
	const link = ( value: ImportRowFilter | '', text: string, number: number ) => (
		<a
			href={ addressWith( { kind: value, rows: '' } ) }
			className={ value === kind ? 'current' : undefined }
			aria-current={ value === kind ? 'page' : undefined }
			onClick={ plainClick( () => setQuery( { kind: value, rows: '' } ) ) }
		>
			{ text } <span className="count">({ count( number ) })</span>
		</a>
	);

	return (
		<section className="hvac-import__rows" aria-label={ __( 'Rows in the file', 'hvac-blocks' ) }>
			<ul className="subsubsub">
				<li>{ link( '', __( 'All', 'hvac-blocks' ), job.rows ) }</li>
				{ FILTERS.filter( ( one ) => job[ one ] > 0 ).map( ( one ) => (
					<li key={ one }>
						<span aria-hidden="true"> | </span>
						{ link( one, filterText( one ), job[ one ] ) }
					</li>
				) ) }
			</ul>
			{ job.bad > 0 && job.stage !== 'undone' && (
				<Caution kind="bad">
					{ sprintf(
						/* translators: %s: number of rows. */
						_n(
							'%s row is invalid and will be skipped.',
							'%s rows are invalid and will be skipped.',
							job.bad,
							'hvac-blocks'
						),
						count( job.bad )
					) }
				</Caution>
			) }
			{ job.bad > 0 && job.stage === 'checked' && job.columns > 0 && (
				<RefusedRows job={ job } kind={ records } />
			) }
			{ job.warned > 0 && job.stage !== 'undone' && (
				<Caution kind="warned">
					{ sprintf(
						/* translators: %s: number of rows. */
						_n( '%s row has a warning.', '%s rows have warnings.', job.warned, 'hvac-blocks' ),
						count( job.warned )
					) }
				</Caution>
			) }
			{ job.unused.length > 0 && job.stage !== 'undone' && (
				<Caution kind="warned">
					{ sentence(
						/* translators: %s: names of columns of a file. */
						__( 'These columns are not imported: %s.', 'hvac-blocks' ),
						job.unused.join( ', ' )
					) }
				</Caution>
			) }
			{ job.approximate > 0 && (
				<p className="hvac-import__note">{ records.texts.approximate( job.approximate ) }</p>
			) }
			{ problem && (
				<ErrorState
					title={ __( 'The rows could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 6 } /> }
			{ data && data.rows.length > 0 && (
				<>
					<StackedTable
						caption={ __( 'Rows in the file', 'hvac-blocks' ) }
						rows={ data.rows }
						isBusy={ isLoading }
						columns={ [
							{ title: __( 'Line', 'hvac-blocks' ), cell: ( { line } ) => line || '—' },
							{
								title: __( 'Kind', 'hvac-blocks' ),
								cell: ( row ) => (
									<span className="hvac-import__kind" data-kind={ row.kind }>
										{ filterText( row.kind ) }
									</span>
								),
							},
							{
								title: records.texts.key,
								className: 'hvac-import__id',
								cell: ( row ) => String( row[ records.keyField ] || '—' ),
							},
							{ title: __( 'Name', 'hvac-blocks' ), cell: ( { name } ) => name || '—' },
							{
								title: __( 'Changes', 'hvac-blocks' ),
								cell: ( row ) => <Changes row={ row } fieldText={ records.fieldText } />,
							},
						] }
					/>
					<Pages
						label={ __( 'Pages of rows', 'hvac-blocks' ) }
						page={ page }
						pages={ data.pages }
						onTurn={ ( rows ) => setQuery( { rows: String( rows ) } ) }
					/>
				</>
			) }
		</section>
	);
}

/** Exports the rejected rows with their errors. */
function RefusedRows( { job, kind }: { job: ImportJob; kind: ImportKind } ) {
	const { isBusy, problem, forget, save } = useDownload();

	return (
		<>
			<p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ download }
					isBusy={ isBusy }
					onClick={ () =>
						void save(
							`${ kind.path }/${ job.id }/refused`,
							`${ job.name.replace( /\.\w+$/, '' ) }-invalid.csv`
						)
					}
				>
					{ __( 'Download the invalid rows to correct them', 'hvac-blocks' ) }
				</Button>
			</p>
			{ problem && (
				<Notice status="error" onRemove={ forget }>
					{ problem.message }
				</Notice>
			) }
		</>
	);
}

function Caution( { kind, children }: { kind: 'bad' | 'warned'; children: string } ) {
	return (
		<p className={ `hvac-import__${ kind }` }>
			<Icon icon={ caution } size={ 20 } />
			{ children }
		</p>
	);
}

function Changes( { row, fieldText }: { row: PlannedChange } & Pick< ImportKind, 'fieldText' > ) {
	if ( row.kind === 'bad' ) {
		return <span className="hvac-import__wrong">{ row.reason }</span>;
	}

	if ( row.changes.length === 0 && ! row.reason ) {
		return <>—</>;
	}

	return (
		<>
			{ row.reason && <div className="hvac-import__warning">{ row.reason }</div> }
			{ row.changes.length > 0 && (
				<ul className="hvac-import__change">
					{ row.changes.map( ( { field, old, new: now } ) => (
						<li key={ field }>
							<span>{ fieldText( field ) }</span> <del>{ old || '—' }</del> → <ins>{ now || '—' }</ins>
						</li>
					) ) }
				</ul>
			) }
		</>
	);
}
