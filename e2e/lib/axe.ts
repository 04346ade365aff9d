/** What axe finds wrong on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/**
 * @param page without frames of other sites: axe looks into none of them
 * @param part the part of it that is looked at
 * @return each rule of WCAG 2.2 AA that is broken, with the first element that breaks it
 */
export async function violations( page: Page, part = 'html' ): Promise< Array< [ string, string | undefined ] > > {
	const found = await new AxeBuilder( { page } )
		// What is right need not be described.
		.options( { resultTypes: [ 'violations' ] } )
		.withTags( WCAG_22_AA )
		.include( part )
		.setLegacyMode()
		.analyze();

	return found.violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] );
}
