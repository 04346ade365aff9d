<?php
/**
 * The indoor air products. Each has a picture, a title, a text, its maximum effect, and how it works. The number of the claim is a percentage, an area
 * in square feet, or months.
 */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

/** @param ?float $figure the editor's number; null for the manufacturer's */
return static function ( string $product, ?float $figure, Language $language ): ?array {
	$strong   = static fn ( string $number ): string => '<strong>' . esc_html( $number ) . '</strong>';
	$decimals = static fn ( float $number ): int => strlen( rtrim( substr( number_format( $number, 2, '.', '' ), -2 ), '0' ) );

	return match ( $product ) {
		'air-cleaner'   => array(
			'air-cleaner',
			__( 'Air cleaner', 'hvac-blocks' ),
			__( 'Cleans the air in the whole home, not just in one room.', 'hvac-blocks' ),
			/* translators: %s: a percentage, such as 99.98%. */
			sprintf( __( 'Removes up to %s of allergens', 'hvac-blocks' ), $strong( Numbers::percent( $figure ?? 99.98, $language, $decimals( $figure ?? 99.98 ) ) ) ),
			__( 'It sits where air returns to the system. Whenever the fan runs, the air in your home passes through it and leaves dust, pollen and dander behind.', 'hvac-blocks' ),
		),
		'humidifier'    => array(
			'humidifier',
			__( 'Power humidifier', 'hvac-blocks' ),
			__( 'Adds moisture when heating makes the air dry.', 'hvac-blocks' ),
			/* translators: %s: an area, such as 4,200 sq ft. */
			sprintf( __( 'For homes up to %s', 'hvac-blocks' ), $strong( Numbers::area( $figure ?? 4200, $language ) ) ),
			__( 'Its own fan blows air through a wet pad and into the ducts. A humidistat turns it off once the air is humid enough.', 'hvac-blocks' ),
		),
		'media-cabinet' => array(
			'media-cabinet',
			__( 'Media cabinet', 'hvac-blocks' ),
			__( 'Holds a thick filter that traps more than a thin one.', 'hvac-blocks' ),
			sprintf(
				/* translators: %s: a time, such as 6 months. */
				__( 'Filter lasts up to %s', 'hvac-blocks' ),
				/* translators: %s: a number. */
				$strong( sprintf( _n( '%s month', '%s months', (int) ( $figure ?? 6 ), 'hvac-blocks' ), Numbers::format( $figure ?? 6, 0, $language ) ) )
			),
			__( 'The cabinet sits next to the furnace or air handler. Its pleated filter has so much surface that it needs changing only once or twice a year.', 'hvac-blocks' ),
		),
		default         => null,
	};
};
