<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Kernel\StoredOption;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Platform\Http\UpstreamClient;

defined( 'ABSPATH' ) || exit;

/** The webhooks of this site, in one option that pages do not load. */
final readonly class WebhookStore {
	public const OPTION = 'hvac_blocks_webhooks';

	public const MOST = 20;

	/** @return array<string, Webhook> by ID, in the order they were added */
	public static function all(): array {
		$stored = get_option( self::OPTION );
		$hooks  = array_filter( array_map( Webhook::from( ... ), is_array( $stored ) ? array_values( $stored ) : array() ) );

		return array_column( array_map( static fn ( Webhook $hook ): array => array( $hook->id, $hook ), $hooks ), 1, 0 );
	}

	/** @return bool whether the database stored it */
	public static function save( Webhook $hook ): bool {
		return self::write( array( ...self::all(), $hook->id => $hook ) );
	}

	/** @return bool false if the database did not store it */
	public static function delete( string $id ): bool {
		return self::write( array_diff_key( self::all(), array( $id => true ) ) );
	}

	/** @return list<LeadDestination> one for each event of each webhook */
	public static function destinations( UpstreamClient $client ): array {
		$destinations = array();

		foreach ( self::all() as $hook ) {
			foreach ( $hook->events as $event ) {
				$destinations[] = new WebhookDestination( $hook, $event, $client );
			}
		}

		return $destinations;
	}

	/** @param array<string, Webhook> $hooks */
	private static function write( array $hooks ): bool {
		$stored = array_map( static fn ( Webhook $hook ): array => $hook->to_array(), array_values( $hooks ) );

		return StoredOption::write( self::OPTION, $stored );
	}
}
