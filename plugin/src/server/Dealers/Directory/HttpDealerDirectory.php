<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\CheckedDealer;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamLog;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the dealer service in the settings. The service decides which dealers serve a ZIP code; this class computes order and distances.
 *
 * The service cannot return a single dealer: dealers found by searches are cached.
 */
final readonly class HttpDealerDirectory implements DealerDirectory {
	private const UPSTREAM         = 'dealers';
	private const MOST             = 100;
	private const STALE_SECONDS    = 86_400;
	private const REMEMBER_SECONDS = 30 * 86_400;
	private const QUIET_SECONDS    = 3600;
	private const FAR_MILES        = 300;

	private const SCHEMA = array(
		'type'       => 'object',
		'required'   => array( 'dealers' ),
		'properties' => array(
			'dealers' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'object' ),
			),
		),
	);

	public function __construct( private Settings $settings, private UpstreamClient $client, private PostalAreaDirectory $locations, private SharedState $state, private CrossCheck $check, private UpstreamLog $log = new UpstreamLog(), private AfterAnswer $after = new AfterAnswer() ) {}

	public static function request( Settings $settings, string $zip, SearchMode $mode ): UpstreamRequest {
		return UpstreamRequest::get(
			self::UPSTREAM,
			$settings->string( 'dealers_url' ),
			array(
				'zip'  => $zip,
				'mode' => $mode->value,
			),
			self::SCHEMA,
			// Without a cached answer, nothing could be shown while the service is down.
			max( 1, $settings->int( 'dealer_cache_seconds' ) ),
			self::STALE_SECONDS
		);
	}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$location = $this->locations->find( $query );
		$others   = RegionPages::existing( $this->locations->others( $query, $location ) );

		if ( null === $location ) {
			return SearchResult::nowhere( $others );
		}

		$request = self::request( $this->settings, $location->zip, $mode );
		$answer  = $this->client->send( $request );
		$sent    = (array) ( $answer->data['dealers'] ?? array() );
		$read    = self::read( $sent );
		$dealers = $this->placed( $read, $location );

		if ( ! $answer->kept ) {
			$this->remember( $dealers );
			$this->tell_of_halves( $request, $sent );
			// Looking up all postal areas of a hundred dealers' coverage takes a tenth of a second.
			$this->after->run( fn () => UpstreamDoubts::note( $this->state, $this->check, $read ) );
		}

		$shown = array_slice( $dealers, 0, self::MOST );

		$nearest = array() === $dealers && is_array( $answer->data['nearest'] ?? null ) ? $this->placed( self::read( array( $answer->data['nearest'] ) ), $location )[0] ?? null : null;

		return new SearchResult( $location, $this->radius( $shown, $location ), count( $dealers ), $shown, $nearest, $others );
	}

	public function get( string $company_id ): ?Dealer {
		$kept = RecordId::is( $company_id ) ? $this->state->get( self::name( $company_id ) ) : null;

		return null === $kept ? null : UpstreamDealer::read( $kept );
	}

	/**
	 * @param list<Dealer> $read
	 * @return list<Dealer> nearest first, those without a position last; without duplicates
	 */
	private function placed( array $read, Place $location ): array {
		$dealers = array();

		foreach ( $this->corrected( $read, $location ) as $dealer ) {
			$distance = self::distance( $dealer, $location );

			$dealers[ "d$dealer->company_id" ] ??= null === $distance ? $dealer : $dealer->with_distance( round( $distance, 1 ) );
		}

		uasort( $dealers, static fn ( Dealer $a, Dealer $b ): int => array( $a->distance ?? INF, $a->company_id ) <=> array( $b->distance ?? INF, $b->company_id ) );

		return array_values( $dealers );
	}

	/**
	 * A service lists dealers near the place: the coordinates of a distant one may be swapped.
	 *
	 * @param list<Dealer> $read
	 * @return array<int, Dealer>
	 */
	private function corrected( array $read, Place $location ): array {
		$far     = array_filter( $read, static fn ( Dealer $dealer ): bool => self::distance( $dealer, $location ) > self::FAR_MILES );
		$checked = array_map( static fn ( CheckedDealer $one ): Dealer => $one->dealer, $this->check->check( array_values( $far ) ) );

		return array_replace( $read, array_combine( array_keys( $far ), $checked ) );
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return list<Dealer> without those that have no company ID
	 */
	private static function read( array $sent ): array {
		return array_values( array_filter( array_map( UpstreamDealer::read( ... ), $sent ) ) );
	}

	/** Miles; infinite if the latitude is beyond 90; null without a position. */
	private static function distance( Dealer $dealer, Place $location ): ?float {
		return match ( true ) {
			null === $dealer->lat || null === $dealer->lon => null,
			abs( $dealer->lat ) > 90 => INF,
			default => Sphere::between( $location->lat, $location->lon, $dealer->lat, $dealer->lon ),
		};
	}

	/**
	 * Returns the first step that includes all dealers not listed just for their coverage.
	 *
	 * @param list<Dealer> $dealers
	 */
	private function radius( array $dealers, Place $location ): int {
		$steps = ChosenDistance::steps( $this->settings );
		$far   = 0.0;

		foreach ( $dealers as $dealer ) {
			$far = in_array( $location->zip, $dealer->coverage, true ) ? $far : max( $far, $dealer->distance ?? 0.0 );
		}

		foreach ( $steps as $step ) {
			if ( array() !== $dealers && $far <= $step ) {
				return $step;
			}
		}

		return array() === $steps ? 0 : end( $steps );
	}

	/** @param list<Dealer> $dealers */
	private function remember( array $dealers ): void {
		$kept = array();

		foreach ( $dealers as $dealer ) {
			$kept[ self::name( $dealer->company_id ) ] = array_diff_key( $dealer->to_array(), array( 'distance' => true, 'profileUrl' => true ) );
		}

		$this->state->set_many( $kept, self::REMEMBER_SECONDS );
	}

	/** @param array<array-key, mixed> $sent */
	private function tell_of_halves( UpstreamRequest $request, array $sent ): void {
		$halves = count( array_filter( $sent, static fn ( mixed $dealer ): bool => ! UpstreamDealer::is_whole( $dealer ) ) );

		if ( $halves > 0 && $this->state->add( 'told:halves:' . $request->origin(), 1, self::QUIET_SECONDS ) ) {
			$this->log->half( $request, $halves, count( $sent ) );
		}
	}

	private static function name( string $company_id ): string {
		// The database may treat two IDs as equal that differ only in capitals.
		return 'dealer:' . md5( $company_id );
	}
}
