import { __, sprintf } from '@wordpress/i18n';
import { languageLabel, languageName } from '../shared/form-names';
import { dateTime } from '../shared/format';
import { ListTable } from '../shared/list-table';
import { PageLinks, titleOf } from './page-links';
import type { Counterpart, Page, Row } from './types';
import { faultName, faultText, lacksText } from './texts';

export function Table( { rows, isBusy }: { rows: Row[]; isBusy: boolean } ) {
	return (
		<ListTable
			className="hvac-language-report__table"
			caption={ __( 'Differences between languages', 'hvac-blocks' ) }
			rows={ rows }
			idOf={ ( { path } ) => path }
			columns={ [
				{
					title: __( 'Page', 'hvac-blocks' ),
					cell: ( { page } ) => <span lang={ page.lang }>{ titleOf( page ) }</span>,
				},
				{ title: __( 'Differences', 'hvac-blocks' ), cell: Differences },
			] }
			below={ ( { path, page } ) => (
				<>
					<span className="hvac-language-report__facts">
						{ `/${ path }` } · { languageName( page.lang ) }
					</span>
					<span className="hvac-language-report__links">
						<PageLinks page={ page } />
					</span>
				</>
			) }
			isBusy={ isBusy }
		/>
	);
}

function Differences( { page, counterparts }: Row ) {
	return (
		<ul className="hvac-language-report__counterparts">
			{ counterparts.map( ( counterpart ) => (
				<li key={ counterpart.lang }>
					<Difference counterpart={ counterpart } than={ page } />
				</li>
			) ) }
		</ul>
	);
}

function Difference( { counterpart, than }: { counterpart: Counterpart; than: Page } ) {
	const { lang, faults, page } = counterpart;

	return (
		<>
			<strong>{ languageLabel( lang ) }</strong>{ ' ' }
			{ faults.map( ( fault ) => (
				<span key={ fault } className="hvac-language-report__fault" data-fault={ fault }>
					{ fault === 'texts' ? faultText( fault, counterpart ) : faultName( fault ) }
				</span>
			) ) }
			{ page && (
				<>
					<span className="hvac-language-report__links">
						<PageLinks page={ page } />
					</span>
					{ faults.includes( 'unpublished' ) && (
						<span className="hvac-language-report__facts">{ page.status }</span>
					) }
					{ faults.includes( 'older' ) && (
						<span className="hvac-language-report__facts">
							{ sprintf(
								/* translators: 1: a date and time, 2: a language such as "English", 3: a later date and time. */
								__( 'Changed %1$s (%2$s: %3$s)', 'hvac-blocks' ),
								dateTime( page.modified ),
								languageName( than.lang ),
								dateTime( than.modified )
							) }
						</span>
					) }
					{ faults.includes( 'blocks' ) && (
						<span className="hvac-language-report__facts">
							{ sprintf(
								/* translators: %s: names of blocks. */
								__( 'Lacks: %s', 'hvac-blocks' ),
								lacksText( counterpart )
							) }
						</span>
					) }
				</>
			) }
		</>
	);
}
