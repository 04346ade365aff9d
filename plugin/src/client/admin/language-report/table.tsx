import { __, sprintf } from '@wordpress/i18n';
import { languageLabel, languageName } from '../shared/form-names';
import { dateTime } from '../shared/format';
import { ListTable } from '../shared/list-table';
import type { Counterpart, Page, Row } from './types';
import { faultName, lacksText } from './texts';

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
					cell: ( { page } ) => <span lang={ page.lang }>{ nameOf( page ) }</span>,
				},
				{ title: __( 'Differences', 'hvac-blocks' ), cell: Differences },
			] }
			below={ ( { path, page } ) => (
				<>
					<span className="hvac-language-report__facts">
						{ `/${ path }` } · { languageName( page.lang ) }
					</span>
					<Links page={ page } />
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
					{ faultName( fault ) }
				</span>
			) ) }
			{ page && (
				<>
					<Links page={ page } />
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

/** Links to the page's editor and to the page, if they exist. */
function Links( { page }: { page: Page } ) {
	const { lang, editUrl, viewUrl } = page;
	const name = `${ nameOf( page ) } (${ languageName( lang ) })`;

	return (
		<span className="hvac-language-report__links">
			{ editUrl && (
				<a
					href={ editUrl }
					aria-label={
						/* translators: %s: title of a page. */
						sprintf( __( 'Edit “%s”', 'hvac-blocks' ), name )
					}
				>
					{ __( 'Edit', 'hvac-blocks' ) }
				</a>
			) }
			{ viewUrl && (
				<a
					href={ viewUrl }
					aria-label={
						/* translators: %s: title of a page. */
						sprintf( __( 'View “%s”', 'hvac-blocks' ), name )
					}
				>
					{ __( 'View', 'hvac-blocks' ) }
				</a>
			) }
		</span>
	);
}

function nameOf( { title }: Page ): string {
	return title || __( '(no title)', 'hvac-blocks' );
}
