<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamLog;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the dealer service in the settings. The service decides which dealers serve a ZIP code; order and distances are ours.
 *
 * The service cannot return a single dealer: dealers found by searches are cached.
 */
final readonly class HttpDealerDirectory implements DealerDirectory {
	private const UPSTREAM      = 'dealers';
	private const MOST          = 100;
	private const STALE_SECONDS = 86_400;
	private const QUIET_SECONDS = 3600;

	public function __construct( private Settings $settings, private UpstreamClient $client, private PostalAreaDirectory $locations, private SharedState $state, private CrossCheck $check, private UpstreamLog $log = new UpstreamLog(), private AfterAnswer $after = new AfterAnswer() ) {}

	public static function request( Settings $settings, string $zip, SearchMode $mode ): UpstreamRequest {
		return UpstreamRequest::get(
			self::UPSTREAM,
			$settings->string( 'dealers_url' ),
			array(
				'zip'  => $zip,
				'mode' => $mode->value,
			),
			UpstreamRequest::listing( 'dealers' ),
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
		$nearby  = new PlacedDealers( $this->check, $location );
		$dealers = $nearby->placed( $read );

		if ( ! $answer->kept ) {
			( new RememberedDealers( $this->state ) )->remember( $dealers );
			$this->tell_of_halves( $request, $sent );
			// Looking up all postal areas of a hundred dealers' coverage takes a tenth of a second.
			$this->after->run( fn () => UpstreamDoubts::note( $this->state, $this->check, $read ) );
		}

		$shown   = array_slice( $dealers, 0, self::MOST );
		$nearest = array() === $dealers ? $nearby->placed( self::read( array( $answer->data['nearest'] ?? null ) ) )[0] ?? null : null;

		return new SearchResult( $location, $nearby->radius( $shown, ChosenDistance::steps( $this->settings ) ), count( $dealers ), $shown, $nearest, $others );
	}

	public function get( string $company_id ): ?Dealer {
		return ( new RememberedDealers( $this->state ) )->get( $company_id );
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return list<Dealer> without those that have no company ID
	 */
	private static function read( array $sent ): array {
		return array_values( array_filter( array_map( UpstreamDealer::read( ... ), $sent ) ) );
	}

	/** @param array<array-key, mixed> $sent */
	private function tell_of_halves( UpstreamRequest $request, array $sent ): void {
		$halves = count( array_filter( $sent, static fn ( mixed $dealer ): bool => ! UpstreamDealer::is_whole( $dealer ) ) );

		if ( $halves > 0 && $this->state->add( 'told:halves:' . $request->origin(), 1, self::QUIET_SECONDS ) ) {
			$this->log->half( $request, $halves, count( $sent ) );
		}
	}
}
