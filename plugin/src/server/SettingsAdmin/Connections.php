<?php
declare(strict_types=1);

namespace HvacBlocks\SettingsAdmin;

use HvacBlocks\CallTracking\WhodisAdapter;
use HvacBlocks\Dealers\Directory\HttpDealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Http\ConnectionResult;
use HvacBlocks\Http\FailureReason;
use HvacBlocks\Http\FailureText;
use HvacBlocks\Http\UpstreamAnswer;
use HvacBlocks\Http\UpstreamClient;
use HvacBlocks\Http\UpstreamFailure;
use HvacBlocks\Http\UpstreamRequest;
use HvacBlocks\Languages\Text;
use HvacBlocks\Leads\Delivery\HttpLeadDestination;
use HvacBlocks\Locations\HttpLocationDirectory;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tries the connections to other services as they are set, past everything that is kept from earlier calls. */
final readonly class Connections {
	public const NAMES = array( 'dealers', 'location', 'leads', 'whodis' );

	private const ZIP = '75024';

	/** @param UpstreamClient $client without a cache and a breaker, so that a repaired service shows at once */
	public function __construct( private Settings $settings, private UpstreamClient $client ) {}

	/** @param value-of<self::NAMES> $name */
	public function test( string $name ): ConnectionResult {
		if ( '' === $this->settings->string( "{$name}_url" ) ) {
			return new ConnectionResult( true, self::unset_text( $name ) );
		}

		$since = microtime( true );

		try {
			$message = $this->success( $name, $this->client->send( $this->request( $name ) ) );

			return new ConnectionResult( true, $message, self::milliseconds( $since ) );
		} catch ( UpstreamFailure $failure ) {
			return $this->failure( $name, $failure, self::milliseconds( $since ) );
		}
	}

	private function request( string $name ): UpstreamRequest {
		return match ( $name ) {
			'dealers'  => HttpDealerDirectory::request( $this->settings, self::ZIP, SearchMode::Standard ),
			'location' => HttpLocationDirectory::request( $this->settings, self::ZIP ),
			'whodis'   => UpstreamRequest::options( WhodisAdapter::UPSTREAM, $this->settings->string( 'whodis_url' ) ),
			default    => UpstreamRequest::options( HttpLeadDestination::UPSTREAM, $this->settings->string( 'leads_url' ) ),
		};
	}

	private function success( string $name, UpstreamAnswer $answer ): string {
		if ( 'dealers' === $name ) {
			$count = count( (array) ( $answer->data['dealers'] ?? array() ) );

			/* translators: 1: a number of dealers, 2: a ZIP code */
			return Text::sentence( _n( 'The service returned %1$d dealer for ZIP code %2$s.', 'The service returned %1$d dealers for ZIP code %2$s.', $count, 'hvac-blocks' ), $count, self::ZIP );
		}

		if ( 'location' === $name ) {
			$place = is_array( $answer->data['location'] ?? null ) ? $answer->data['location'] : array();
			$named = implode( ', ', array_filter( array( $place['name'] ?? null, $place['region'] ?? null ), is_string( ... ) ) );

			/* translators: 1: a ZIP code, 2: name of a place */
			return Text::sentence( __( 'The service responded: ZIP code %1$s is %2$s.', 'hvac-blocks' ), self::ZIP, '' === $named ? '–' : mb_substr( wp_strip_all_tags( $named ), 0, 100 ) );
		}

		return self::answers_there( $name );
	}

	private function failure( string $name, UpstreamFailure $failure, int $milliseconds ): ConnectionResult {
		// Nothing is posted for a test, and few services know the harmless method: any such answer shows that it is there.
		$there = in_array( $name, array( 'leads', 'whodis' ), true ) && FailureReason::BadStatus === $failure->reason && in_array( $failure->status, array( 400, 405, 411, 415, 422, 501 ), true );

		return new ConnectionResult( $there, $there ? self::answers_there( $name ) : FailureText::of( $failure ), $milliseconds );
	}

	private static function answers_there( string $name ): string {
		return 'whodis' === $name
			? __( 'The service responds at this URL. No number was leased.', 'hvac-blocks' )
			: __( 'The service responds at this URL. No lead was sent.', 'hvac-blocks' );
	}

	private static function unset_text( string $name ): string {
		return match ( $name ) {
			'dealers'  => __( 'No URL is set. Dealers come from this site\'s own list.', 'hvac-blocks' ),
			'location' => __( 'No URL is set. Places come from the bundled table.', 'hvac-blocks' ),
			'whodis'   => __( 'No URL is set. Dealers\' own numbers are shown.', 'hvac-blocks' ),
			default    => __( 'No URL is set. Leads are stored on this site and emailed.', 'hvac-blocks' ),
		};
	}

	private static function milliseconds( float $since ): int {
		return (int) round( 1000 * ( microtime( true ) - $since ) );
	}
}
