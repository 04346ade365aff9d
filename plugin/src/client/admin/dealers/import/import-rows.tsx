import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { count } from '../../shared/format';
import { plainClick } from '../../shared/plain-click';
import { Failed, Skeleton } from '../../shared/states';
import { addressWith } from '../../shared/use-query';
import { useResource } from '../../shared/use-resource';
import { Pages } from '../../shared/pages';
import type { ImportJob, ImportRow, ImportRowKind, RowsAnswer } from '../types';
import { fieldText, kindText } from '../words';

const PER_PAGE = 20;
const KINDS: ImportRowKind[] = [ 'new', 'changed', 'removed', 'unchanged', 'bad' ];

interface ImportRowsProps {
	job: ImportJob;
	query: Record< string, string >;
	setQuery: ( change: Record< string, string > ) => void;
}

/** What an import changes, row by row, narrowed to a kind, a page at a time. */
export function ImportRows( { job, query, setQuery }: ImportRowsProps ) {
	const kind = KINDS.find( ( known ) => known === query.kind && job[ known ] > 0 ) ?? '';
	const page = Math.max( 1, Number.parseInt( query.rows ?? '1', 10 ) || 1 );
	const { data, problem, isLoading, reload } = useResource< RowsAnswer >(
		addQueryArgs( `/dealer-imports/${ job.id }/rows`, { kind, page, per_page: PER_PAGE } )
	);
	const link = ( value: ImportRowKind | '', text: string, number: number ) => (
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
		<section className="hvac-dealers__rows" aria-label={ __( 'Rows in the file', 'hvac-blocks' ) }>
			<ul className="subsubsub">
				<li>{ link( '', __( 'All', 'hvac-blocks' ), job.rows ) }</li>
				{ KINDS.filter( ( one ) => job[ one ] > 0 ).map( ( one ) => (
					<li key={ one }>
						<span aria-hidden="true"> | </span>
						{ link( one, kindText( one ), job[ one ] ) }
					</li>
				) ) }
			</ul>
			{ job.bad > 0 && job.stage !== 'undone' && (
				<p className="hvac-dealers__bad">
					<Icon icon={ caution } size={ 20 } />
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
				</p>
			) }
			{ job.approximate > 0 && (
				<p className="hvac-dealers__note">
					{ sprintf(
						/* translators: %s: number of dealers. */
						_n(
							'%s dealer has no coordinates and was placed at the center of its ZIP code.',
							'%s dealers have no coordinates and were placed at the center of their ZIP codes.',
							job.approximate,
							'hvac-blocks'
						),
						count( job.approximate )
					) }
				</p>
			) }
			{ problem && (
				<Failed
					title={ __( 'The rows could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 6 } /> }
			{ data && data.rows.length > 0 && (
				<>
					<table className="widefat striped hvac-dealers__changes" aria-busy={ isLoading }>
						<caption className="screen-reader-text">{ __( 'Rows in the file', 'hvac-blocks' ) }</caption>
						<thead>
							<tr>
								<th scope="col">{ __( 'Line', 'hvac-blocks' ) }</th>
								<th scope="col">{ __( 'Kind', 'hvac-blocks' ) }</th>
								<th scope="col">{ __( 'Company ID', 'hvac-blocks' ) }</th>
								<th scope="col">{ __( 'Name', 'hvac-blocks' ) }</th>
								<th scope="col">{ __( 'Changes', 'hvac-blocks' ) }</th>
							</tr>
						</thead>
						<tbody>
							{ data.rows.map( ( row, index ) => (
								<tr key={ index }>
									<th scope="row" data-colname={ __( 'Line', 'hvac-blocks' ) }>
										{ row.line || '—' }
									</th>
									<td data-colname={ __( 'Kind', 'hvac-blocks' ) }>
										<span className="hvac-dealers__kind" data-kind={ row.kind }>
											{ kindText( row.kind ) }
										</span>
									</td>
									<td data-colname={ __( 'Company ID', 'hvac-blocks' ) } className="hvac-dealers__id">
										{ row.companyID || '—' }
									</td>
									<td data-colname={ __( 'Name', 'hvac-blocks' ) }>{ row.name || '—' }</td>
									<td data-colname={ __( 'Changes', 'hvac-blocks' ) }>
										<Changes row={ row } />
									</td>
								</tr>
							) ) }
						</tbody>
					</table>
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

function Changes( { row }: { row: ImportRow } ) {
	if ( row.kind === 'bad' ) {
		return <span className="hvac-dealers__wrong">{ row.reason }</span>;
	}

	if ( row.changes.length === 0 ) {
		return <>—</>;
	}

	return (
		<ul className="hvac-dealers__change">
			{ row.changes.map( ( { field, old, new: now } ) => (
				<li key={ field }>
					<span>{ fieldText( field ) }</span> <del>{ old || '—' }</del> → <ins>{ now || '—' }</ins>
				</li>
			) ) }
		</ul>
	);
}
