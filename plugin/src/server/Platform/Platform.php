<?php
declare(strict_types=1);

namespace HvacBlocks\Platform;

use Closure;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\AnswerCache;
use HvacBlocks\Platform\Http\CircuitBreaker;
use HvacBlocks\Platform\Http\ConcurrencyCap;
use HvacBlocks\Platform\Http\LazyUpstreamClient;
use HvacBlocks\Platform\Http\SingleFlight;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Languages\Root\RootPage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\ConfiguredState;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** What every higher storey uses: the plugin's files, its settings, its pages, shared state, and the client for upstreams. */
final readonly class Platform {
	/** Path of the plugin's folder. */
	public string $directory;

	/** Path and address of the built files. */
	public string $build;
	public string $build_url;

	public Settings $settings;
	public BasePath $base;
	public ConfiguredPages $chosen;
	public FirstLanguage $first;
	public RootPage $root;
	public SitePages $pages;

	/** Shared by all web nodes; shared by the processes of one. */
	public ConfiguredState $state;
	public ConfiguredState $machine;

	public RateLimiter $limiter;
	public ClientAddress $client;

	/** The client for upstreams with all its safeguards; and the one that only sends. */
	public UpstreamClient $upstream;
	public UpstreamClient $wire;

	/** @param array<string, Closure( mixed ): ?string> $row_rules validates a row of a setting, by the setting's name */
	public function __construct( public wpdb $wpdb, public string $plugin_file, public string $version, array $row_rules ) {
		$this->directory = dirname( $plugin_file );
		$this->build     = "$this->directory/build";
		$this->build_url = plugins_url( 'build', $plugin_file );
		$this->settings  = $settings = new Settings( row_rules: $row_rules );
		$this->base      = new BasePath( $settings );
		$this->chosen    = new ConfiguredPages( $settings );
		$this->first     = new FirstLanguage( $settings );
		$this->root      = new RootPage( $this->first, $this->base, $this->chosen );
		$this->pages     = new SitePages( $this->base, $this->chosen, $this->root );
		$this->state     = $state = new ConfiguredState( $wpdb );
		$this->machine   = new ConfiguredState( $wpdb, on_one_machine: true );
		$this->limiter   = new RateLimiter( $this->machine );
		$this->client    = new ClientAddress( $settings );
		$this->wire      = $wire = new LazyUpstreamClient( static fn (): UpstreamClient => new WordPressClient( $settings, new AddressGuard( $settings ) ) );
		$this->upstream  = new LazyUpstreamClient(
			static fn (): UpstreamClient => new AnswerCache(
				// The cap is outside the single flight: a request that waits for another's answer also holds a PHP worker.
				new ConcurrencyCap( new SingleFlight( new CircuitBreaker( $wire, $state ), $state, $settings ), $state, $settings ),
				$state
			)
		);
	}
}
