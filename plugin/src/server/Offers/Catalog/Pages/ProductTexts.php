<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use Generator;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * A product's figures in words that people understand.
 *
 * @phpstan-type Figure array{field: string, label: string, value: string, note: string}
 */
final class ProductTexts {
	/** The loudest level of each comparison, in decibels. */
	private const QUIETEST = 45;
	private const QUIET    = 55;
	private const NORMAL   = 65;

	private function __construct() {}

	/** @return list<Figure> those that the product has, the most asked first */
	public static function figures( CatalogProduct $product, Language $language ): array {
		return array_values( array_filter( iterator_to_array( self::each_figure( $product, $language ), false ), static fn ( array $figure ): bool => '' !== $figure['value'] ) );
	}

	/** Whether the product has any: the first one settles it. */
	public static function has_figures( CatalogProduct $product, Language $language ): bool {
		foreach ( self::each_figure( $product, $language ) as $figure ) {
			if ( '' !== $figure['value'] ) {
				return true;
			}
		}

		return false;
	}

	/** @return Generator<int, Figure> all figures; the value of one that the product lacks is empty */
	private static function each_figure( CatalogProduct $product, Language $language ): Generator {
		$figure = static fn ( string $field, string $label, string $value, string $note = '' ): array => compact( 'field', 'label', 'value', 'note' );
		$number = static fn ( string $field, string $unit ): string => null === $product->number( $field ) ? '' : self::measured( $product->number( $field ), $unit, $language );

		yield $figure( 'seer2', __( 'Cooling efficiency', 'hvac-blocks' ), $number( 'seer2', 'SEER2' ), __( 'The higher the number, the less electricity it uses to cool.', 'hvac-blocks' ) );
		yield $figure( 'eer2', __( 'Efficiency on the hottest days', 'hvac-blocks' ), $number( 'eer2', 'EER2' ) );
		yield $figure( 'hspf2', __( 'Heating efficiency', 'hvac-blocks' ), $number( 'hspf2', 'HSPF2' ), __( 'The higher the number, the less electricity it uses to heat.', 'hvac-blocks' ) );
		yield $figure( 'afue', __( 'Heating efficiency', 'hvac-blocks' ), self::afue( $product, $language ), __( 'The share of the fuel that becomes heat in your home.', 'hvac-blocks' ) );
		yield $figure( 'noise', __( 'Noise level', 'hvac-blocks' ), self::range( $product, 'noiseFrom', 'noiseTo', 'dB', $language ), self::noise_note( $product->number( 'noiseFrom' ), ( $product->number( 'noiseTo' ) ?? 0.0 ) > ( $product->number( 'noiseFrom' ) ?? 0.0 ) ) );
		yield $figure( 'tons', __( 'Cooling strength', 'hvac-blocks' ), self::tons( $product, $language ) );
		yield $figure( 'stages', __( 'Stages', 'hvac-blocks' ), self::option( $product->text( 'stages' ) ), self::stages_note( $product->text( 'stages' ) ) );
		yield $figure( 'speeds', __( 'Speeds', 'hvac-blocks' ), self::option( $product->text( 'speeds' ) ) );
		yield $figure( 'fuel', __( 'Fuel type', 'hvac-blocks' ), self::option( $product->text( 'fuel' ) ) );
		yield $figure( 'refrigerant', __( 'Refrigerant', 'hvac-blocks' ), $product->text( 'refrigerant' ) );
		yield $figure( 'comfortLink', __( 'ComfortLink communication', 'hvac-blocks' ), $product->has( 'comfortLink' ) ? __( 'Yes', 'hvac-blocks' ) : '' );
		yield $figure( 'energyStar', __( 'ENERGY STAR qualified', 'hvac-blocks' ), self::energy_star( $product ) );
		yield $figure( 'energySavings', __( 'Energy savings', 'hvac-blocks' ), self::savings( $product, $language ) );
	}

	/** @return list<array{field: string, label: string, value: string}> how long each part is covered */
	public static function warranty( CatalogProduct $product, Language $language ): array {
		$rows = array();

		foreach ( array(
			'warrantyRegistered' => __( 'If you register it in time', 'hvac-blocks' ),
			'warrantyBase'       => __( 'Without registration', 'hvac-blocks' ),
			'warrantyCompressor' => __( 'Compressor', 'hvac-blocks' ),
			'warrantyParts'      => __( 'Parts', 'hvac-blocks' ),
			'warrantyCoil'       => __( 'Coil', 'hvac-blocks' ),
		) as $field => $label ) {
			$years = $product->number( $field );

			if ( null !== $years ) {
				$rows[] = array(
					'field' => $field,
					'label' => $label,
					/* translators: %s: a number. */
					'value' => sprintf( _n( '%s year', '%s years', (int) $years, 'hvac-blocks' ), Numbers::format( $years, 0, $language ) ),
				);
			}
		}

		return $rows;
	}

	/** Returns a price with its currency, which a site for two countries has to name. */
	public static function price( CatalogProduct $product, Language $language ): string {
		$price = $product->number( 'priceFrom' );

		if ( null === $price ) {
			return '';
		}

		$amount = Numbers::money( $price, $language );

		return match ( $product->text( 'priceCurrency' ) ) {
			/* translators: %s: an amount in US dollars, such as $4,900. */
			'USD'   => sprintf( __( '%s US', 'hvac-blocks' ), $amount ),
			/* translators: %s: an amount in Canadian dollars, such as $4,900. */
			'CAD'   => sprintf( __( '%s CA', 'hvac-blocks' ), $amount ),
			default => $amount,
		};
	}

	/** @return string the name of an option in `contracts/product.json`; empty for an unknown one */
	public static function option( string $option ): string {
		return match ( $option ) {
			'single-stage'   => __( 'One stage', 'hvac-blocks' ),
			'two-stage'      => __( 'Two stages', 'hvac-blocks' ),
			'variable-speed' => __( 'Variable speed', 'hvac-blocks' ),
			'modulating'     => __( 'Modulating', 'hvac-blocks' ),
			'single-speed'   => __( 'One speed', 'hvac-blocks' ),
			'multi-speed'    => __( 'Several speeds', 'hvac-blocks' ),
			'electric'       => __( 'Electricity', 'hvac-blocks' ),
			'natural-gas'    => __( 'Natural gas', 'hvac-blocks' ),
			'propane'        => __( 'Propane', 'hvac-blocks' ),
			'oil'            => __( 'Oil', 'hvac-blocks' ),
			default          => '',
		};
	}

	private static function measured( float $number, string $unit, Language $language ): string {
		return Numbers::format( $number, floor( $number ) === $number ? 0 : 1, $language ) . "\u{A0}$unit";
	}

	private static function range( CatalogProduct $product, string $from, string $to, string $unit, Language $language ): string {
		$first = $product->number( $from );
		$last  = $product->number( $to );
		$text  = static fn ( float $number ): string => Numbers::format( $number, floor( $number ) === $number ? 0 : 1, $language );

		return match ( true ) {
			null === $first                   => '',
			null === $last || $last === $first => self::measured( $first, $unit, $language ),
			/* translators: {from} and {to} are numbers, {unit} is their unit, such as dB. */
			default                           => Text::fill( __( '{from} to {to} {unit}', 'hvac-blocks' ), array( 'from' => $text( $first ), 'to' => $text( $last ), 'unit' => $unit ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- three words.
		};
	}

	private static function tons( CatalogProduct $product, Language $language ): string {
		return self::range( $product, 'tonsFrom', 'tonsTo', 1.0 === ( $product->number( 'tonsTo' ) ?? $product->number( 'tonsFrom' ) ) ? __( 'ton', 'hvac-blocks' ) : __( 'tons', 'hvac-blocks' ), $language );
	}

	private static function afue( CatalogProduct $product, Language $language ): string {
		$afue = $product->number( 'afue' );

		/* translators: %s: a percentage. */
		return null === $afue ? '' : sprintf( __( '%s AFUE', 'hvac-blocks' ), Numbers::percent( $afue, $language, floor( $afue ) === $afue ? 0 : 1 ) );
	}

	private static function savings( CatalogProduct $product, Language $language ): string {
		$percent = $product->number( 'energySavings' );

		/* translators: %s: a percentage. */
		return null === $percent ? '' : sprintf( __( 'Up to %s', 'hvac-blocks' ), Numbers::percent( $percent, $language ) );
	}

	private static function energy_star( CatalogProduct $product ): string {
		$year = $product->number( 'energyStarYear' );

		/* translators: %d: a year. */
		return null === $year ? '' : sprintf( __( 'Yes, by the criteria of %d', 'hvac-blocks' ), (int) $year );
	}

	/** @param bool $is_lowest whether it is louder at other times */
	private static function noise_note( ?float $decibels, bool $is_lowest ): string {
		return match ( true ) {
			null === $decibels          => '',
			$decibels <= self::QUIETEST => $is_lowest ? __( 'As quiet as a library at its lowest speed.', 'hvac-blocks' ) : __( 'As quiet as a library.', 'hvac-blocks' ),
			$decibels <= self::QUIET    => $is_lowest ? __( 'Like a quiet conversation at its lowest speed.', 'hvac-blocks' ) : __( 'Like a quiet conversation.', 'hvac-blocks' ),
			$decibels <= self::NORMAL   => $is_lowest ? __( 'Like people talking at a table at its lowest speed.', 'hvac-blocks' ) : __( 'Like people talking at a table.', 'hvac-blocks' ),
			default                     => __( 'Like a vacuum cleaner in the next room.', 'hvac-blocks' ),
		};
	}

	private static function stages_note( string $stages ): string {
		return match ( $stages ) {
			'single-stage'   => __( 'Runs at full power or not at all.', 'hvac-blocks' ),
			'two-stage'      => __( 'Runs at low power most of the time.', 'hvac-blocks' ),
			'variable-speed' => __( 'Runs as fast as the weather requires, for the most even temperature.', 'hvac-blocks' ),
			'modulating'     => __( 'Changes its flame in small steps, for the most even temperature.', 'hvac-blocks' ),
			default          => '',
		};
	}
}
