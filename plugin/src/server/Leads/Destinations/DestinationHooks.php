<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/** The destinations that other plugins add. */
final class DestinationHooks {
	/** The plugin's own. */
	private const OWN = array( 'mail', 'http', 'confirmation' );

	/** @return list<AddedDestination> */
	public static function added(): array {
		if ( ! has_filter( 'hvac_blocks_lead_destinations' ) ) {
			return array();
		}

		/**
		 * Filters the destinations of leads in addition to the plugin's own. Append objects that implement
		 * `HvacBlocks\Leads\Destinations\AddedDestination`: each lead stored while one is active is delivered to it, with retries, and the lead shows
		 * the result, with its label. An ID has up to 32 lowercase letters, digits, hyphens and underscores. Objects of another type or with an ID
		 * already in use are left out.
		 *
		 * @param list<AddedDestination> $destinations of other plugins
		 */
		$given = apply_filters( 'hvac_blocks_lead_destinations', array() );
		$added = array();

		foreach ( is_array( $given ) ? $given : array( null ) as $destination ) {
			$id = $destination instanceof AddedDestination ? $destination->id() : '';

			if ( $destination instanceof AddedDestination && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,31}$/D', $id ) && ! in_array( $id, self::OWN, true ) && ! isset( $added[ $id ] ) ) {
				$added[ $id ] = $destination;
			} else {
				self::mistaken();
			}
		}

		return array_values( $added );
	}

	/** Tells the developer that a callback of the filter returned something else. */
	public static function mistaken(): void {
		FilterMistake::report( 'hvac_blocks_lead_destinations', 'a list of instances of ' . AddedDestination::class . ', each with an ID of its own' );
	}

	/** Returns a destination's label; the ID if its plugin is no longer active. */
	public static function label( string $id ): string {
		foreach ( in_array( $id, self::OWN, true ) ? array() : self::added() as $destination ) {
			if ( $destination->id() === $id ) {
				return $destination->label();
			}
		}

		return match ( $id ) {
			'mail'         => __( 'Email', 'hvac-blocks' ),
			'http'         => __( 'Lead service', 'hvac-blocks' ),
			'confirmation' => __( 'Visitor confirmation', 'hvac-blocks' ),
			default        => $id,
		};
	}
}
