<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The US states, military addresses and Canadian provinces by their two-letter codes. */
final readonly class RegionCodes {
	private const FILES = array(
		'US' => array( 'us-states', 'us-military' ),
		'CA' => array( 'ca-provinces' ),
	);

	public static function has( string $code ): bool {
		foreach ( array_merge( ...array_values( self::FILES ) ) as $file ) {
			if ( in_array( $code, array_column( Contracts::read( $file ), 'code' ), true ) ) {
				return true;
			}
		}

		return false;
	}

	/** Returns the name of a code in a language; the code itself if it is unknown. */
	public static function name_in( string $code, Language $language ): string {
		foreach ( self::options( $language ) as $group ) {
			foreach ( $group['options'] as $option ) {
				if ( $option['value'] === $code ) {
					return $option['label'];
				}
			}
		}

		return $code;
	}

	/** @return list<array{label: string, country: string, options: list<array{value: string, label: string}>}> one group per country, in alphabetical order */
	public static function options( Language $language ): array {
		return array(
			array(
				'label'   => __( 'United States', 'hvac-blocks' ),
				'country' => 'US',
				'options' => self::country( 'US', $language ),
			),
			array(
				'label'   => __( 'Canada', 'hvac-blocks' ),
				'country' => 'CA',
				'options' => self::country( 'CA', $language ),
			),
		);
	}

	/** @return list<array{value: string, label: string}> */
	private static function country( string $country, Language $language ): array {
		$options = array();

		foreach ( array_merge( ...array_map( Contracts::read( ... ), self::FILES[ $country ] ) ) as $region ) {
			if ( is_array( $region ) && is_string( $region['code'] ?? null ) ) {
				$label = $region[ $language->value ] ?? $region['name'] ?? '';

				$options[] = array(
					'value' => $region['code'],
					'label' => is_string( $label ) ? $label : '',
				);
			}
		}

		usort( $options, static fn ( array $a, array $b ): int => strcasecmp( remove_accents( $a['label'] ), remove_accents( $b['label'] ) ) );

		return $options;
	}
}
