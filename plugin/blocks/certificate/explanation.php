<?php
/** What the ratings of a certificate mean, each with a link to its page of the glossary. */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** @param list<string> $terms */
return static function ( string $ratings, array $terms, Language $language ): string {
	$link = static fn ( string $term ): string => '<a href="' . esc_url( ( new SitePages() )->page( 'resources/glossary/what-is-' . strtolower( $term ), $language ) ) . '">' . esc_html( $term ) . '</a>';
	/* translators: %s: ratings, such as 14 SEER, 12 EER. */
	$sentences = '' === $ratings ? array() : array( Text::sentence( __( 'The system must reach at least %s.', 'hvac-blocks' ), $ratings ) );

	foreach ( $terms as $term ) {
		$sentences[] = match ( $term ) {
			/* translators: %s: SEER, a link. */
			'SEER'  => Text::sentence( __( '%s says how much cooling you get for the electricity used over a whole season.', 'hvac-blocks' ), $link( $term ) ),
			/* translators: %s: EER, a link. */
			'EER'   => Text::sentence( __( '%s says the same for one hot day.', 'hvac-blocks' ), $link( $term ) ),
			/* translators: %s: HSPF, a link. */
			'HSPF'  => Text::sentence( __( '%s says how much heat you get for the electricity used over a winter.', 'hvac-blocks' ), $link( $term ) ),
			/* translators: 1: AFUE, a link, 2: a percentage, such as 95%, 3: what is left of 100%. */
			'AFUE'  => Text::sentence( __( '%1$s says how much of the fuel becomes heat over a year: with %2$s, only %3$s is lost.', 'hvac-blocks' ), $link( $term ), Numbers::percent( 95, $language ), Numbers::percent( 5, $language ) ),
			/* translators: %s: a percentage, such as 2%. */
			default => Text::sentence( __( 'The fan that moves the air through the home may use no more than %s of the energy that the furnace uses in a year.', 'hvac-blocks' ), Numbers::percent( 2, $language ) ),
		};
	}

	return implode( ' ', $sentences );
};
