import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, page as pageIcon } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { languageLabel } from '../shared/form-names';
import { count } from '../shared/format';
import { ListFrame } from '../shared/list-frame';
import { rowsPerPage } from '../shared/rows';
import { EmptyState } from '../shared/states';
import { useList } from '../shared/use-list';
import { useQuery } from '../shared/use-query';
import { Table } from './table';
import { FAULTS, LANGUAGES, type LanguageReportAnswer } from './types';
import { faultName, pagesText } from './texts';

interface Option {
	value: string;
	label: string;
}

/** What pages lack in other languages. The address keeps the query. */
export function App() {
	const [ query, setQuery ] = useQuery();
	const reference = LANGUAGES.find( ( one ) => one === query.reference ) ?? '';
	const language = LANGUAGES.find( ( one ) => one === query.language ) ?? '';
	const fault = FAULTS.find( ( one ) => one === query.fault ) ?? '';
	const page = Math.max( 1, Number.parseInt( query.paged ?? '1', 10 ) || 1 );
	const list = useList< LanguageReportAnswer >(
		addQueryArgs( '/language-report', {
			...( reference && { reference } ),
			...( language && { language } ),
			...( fault && { fault } ),
			page,
			per_page: rowsPerPage(),
		} ),
		''
	);
	const checked = list.data?.checked ?? 0;
	const compared = list.data?.reference ?? '';
	const all: Option = { value: '', label: __( 'All', 'hvac-blocks' ) };
	const languages: Option[] = LANGUAGES.map( ( value ) => ( { value, label: languageLabel( value ) } ) );

	return (
		<ListFrame
			className="hvac-language-report"
			list={ list }
			isNarrowed={ language !== '' || fault !== '' }
			texts={ {
				failed: __( 'The pages could not be compared.', 'hvac-blocks' ),
				total: ( total ) => pagesText( total, checked ),
				noMatch: __( 'No such difference', 'hvac-blocks' ),
				showAll: __( 'Show all differences', 'hvac-blocks' ),
				pages: __( 'Pages of differences', 'hvac-blocks' ),
			} }
			actions={
				<p className="hvac-language-report__lead">
					{ __(
						'Pages whose counterpart in another language is missing, not published or older, or lacks blocks. Pages at the same path below their languages are linked when they are published; the panel “Languages” in a page’s editor shows its counterparts.',
						'hvac-blocks'
					) }
				</p>
			}
			keepsFilters={ checked > 0 }
			filters={
				<>
					<Choice
						label={ __( 'Compare with', 'hvac-blocks' ) }
						value={ reference === '' ? compared : reference }
						options={ languages }
						onChange={ ( value ) => setQuery( { reference: value, paged: '' } ) }
					/>
					<Choice
						label={ __( 'Language', 'hvac-blocks' ) }
						value={ language }
						options={ [ all, ...languages ] }
						onChange={ ( value ) => setQuery( { language: value, paged: '' } ) }
					/>
					<Choice
						label={ __( 'Difference', 'hvac-blocks' ) }
						value={ fault }
						options={ [ all, ...FAULTS.map( ( value ) => ( { value, label: faultName( value ) } ) ) ] }
						onChange={ ( value ) => setQuery( { fault: value, paged: '' } ) }
					/>
				</>
			}
			empty={
				checked === 0 ? (
					<EmptyState icon={ pageIcon } title={ __( 'No pages yet', 'hvac-blocks' ) }>
						<p>
							{ __(
								'Pages below a language, such as /en/pricing/, appear here when a counterpart lacks something.',
								'hvac-blocks'
							) }
						</p>
					</EmptyState>
				) : (
					<EmptyState icon={ check } title={ __( 'All languages match', 'hvac-blocks' ) }>
						<p>
							{ sprintf(
								/* translators: %s: number of pages. */
								_n( '%s page was compared.', '%s pages were compared.', checked, 'hvac-blocks' ),
								count( checked )
							) }
						</p>
					</EmptyState>
				)
			}
			onShowAll={ () => setQuery( { language: '', fault: '', paged: '' } ) }
			onTurn={ setQuery }
		>
			{ ( { rows } ) => <Table rows={ rows } isBusy={ list.isLoading } /> }
		</ListFrame>
	);
}

interface ChoiceProps {
	label: string;
	value: string;
	options: Option[];
	onChange: ( value: string ) => void;
}

function Choice( props: ChoiceProps ) {
	return <SelectControl __next40pxDefaultSize __nextHasNoMarginBottom { ...props } />;
}
