<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Dealers\CallTracking\PretendAdapter;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Site\DemoSite\Steps\DemoSettingsStep;
use HvacBlocks\Site\SiteStyle\SiteStyle;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The settings and options that the demo site sets on an unused site. It remembers what it set and the previous values, so that each value that a person
 * has not changed since can be restored.
 *
 * @phpstan-type State array{front_page: bool, settings: array<string, array{before: mixed, made: mixed}>, policy?: mixed, removed?: bool}
 */
final readonly class DemoSettings {
	/** Options of WordPress; all others are the plugin's own settings. */
	private const OPTIONS = array( 'blogname', 'blogdescription', ...self::MARKS );

	/** Those that show the demo's mark. */
	private const MARKS = array( 'site_icon', 'site_logo' );

	/** The site's own styles, which WordPress stores in a post. */
	private const STYLE = 'site_style';

	private const POLICY = 'wp_page_for_privacy_policy';

	/** Dealers near Plano, by company ID: those with a partner's logo, and those with a quote page of their own. */
	private const PARTNERS  = array( '100178', '103209', '100150' );
	private const ESTIMATES = array( '100178', '100157', '100143', '100164' );

	/** The folder of the page that belongs to one dealer. */
	private const ONE_DEALER = 'single-dealer';

	public function __construct( private DemoContent $content, private SettingsSchema $schema = new SettingsSchema(), private SiteStyle $style = new SiteStyle() ) {}

	public static function are_made(): bool {
		$state = self::state();

		return null !== $state && true !== ( $state['removed'] ?? false );
	}

	/** Whether the site was new, so that its front page may be set. */
	public static function include_front_page(): bool {
		return true === ( self::state()['front_page'] ?? false );
	}

	/** Sets them on a new site; on one whose demo site was removed, sets those that nobody has set since. */
	public function make(): void {
		$state  = self::state();
		$known  = $state['settings'] ?? array();
		$is_new = in_array( get_option( 'fresh_site' ), array( '1', 1, true ), true );
		$made   = array();

		foreach ( $this->values() as $name => $value ) {
			$before = $this->current( $name );

			if ( $is_new || ( isset( $known[ $name ] ) && self::same( $before, $known[ $name ]['before'] ) ) ) {
				$made[ $name ] = array(
					'before' => $before,
					'made'   => in_array( $name, self::MARKS, true ) ? DemoMark::id() : $value,
				);
			}
		}

		$this->write( array_map( static fn ( array $setting ): mixed => $setting['made'], $made ) );
		update_option(
			DemoSettingsStep::OPTION,
			array(
				'front_page' => ( $is_new || true === ( $state['front_page'] ?? false ) ) && 'posts' === get_option( 'show_on_front' ),
				'settings'   => $made,
			),
			false
		);
	}

	/** @return list<string> the names of unchanged values */
	public function as_made(): array {
		return $this->named( static fn ( mixed $now, array $setting ): bool => self::same( $now, $setting['made'] ) && ! self::same( $now, $setting['before'] ) );
	}

	/** @return list<string> the names of values that a person changed */
	public function changed(): array {
		return $this->named( static fn ( mixed $now, array $setting ): bool => ! self::same( $now, $setting['made'] ) && ! self::same( $now, $setting['before'] ) );
	}

	public function restore(): void {
		$settings = array_intersect_key( self::state()['settings'] ?? array(), array_flip( $this->as_made() ) );

		$this->write( array_map( static fn ( array $setting ): mixed => $setting['before'], $settings ) );
		DemoMark::remove();
	}

	/** Chooses the site's privacy policy page. */
	public static function choose_policy( int $page ): void {
		update_option( DemoSettingsStep::OPTION, ( self::state() ?? array() ) + array( 'policy' => get_option( self::POLICY ) ), false );
		update_option( self::POLICY, $page );
	}

	/** From now on they count as not set. The previous values stay known, so that they can be set again. */
	public function forget(): void {
		$state = self::state();

		// WordPress 7.1 clears this option with the page. One that stays, or that a person chose, stays chosen.
		if ( isset( $state['policy'] ) && null === self::policy( get_option( self::POLICY ) ) ) {
			update_option( self::POLICY, null === self::policy( $state['policy'] ) ? 0 : $state['policy'] );
		}

		if ( null !== $state ) {
			update_option( DemoSettingsStep::OPTION, array( 'removed' => true ) + $state, false );
		}
	}

	public function label( string $name ): string {
		return match ( $name ) {
			'blogname'        => __( 'Site title', 'hvac-blocks' ),
			'blogdescription' => __( 'Tagline', 'hvac-blocks' ),
			'site_icon'       => __( 'Site icon', 'hvac-blocks' ),
			'site_logo'       => __( 'Site logo', 'hvac-blocks' ),
			self::STYLE       => __( 'Styles', 'hvac-blocks' ),
			default           => $this->schema->has( $name ) ? $this->schema->texts( $name )['label'] : $name,
		};
	}

	public function edit_url( string $name ): string {
		return admin_url(
			match ( true ) {
				in_array( $name, self::OPTIONS, true ) => 'options-general.php',
				self::STYLE === $name => SiteStyle::EDITOR,
				default => "admin.php?page=hvac-blocks-settings#$name",
			}
		);
	}

	/** @return array<string, mixed> by name; all numbers and addresses are invented */
	private function values(): array {
		return array(
			'blogname'                  => $this->content->site_title(),
			'blogdescription'           => $this->content->text( 'site.tagline', Language::English ),
			...array_fill_keys( self::MARKS, 0 ),
			// Its hours differ from those of the support number.
			'customer_service_phone'    => '1-800-555-0177',
			'partner_logos'             => array_fill_keys( self::PARTNERS, plugins_url( 'src/starter-site/images/partner.svg', dirname( __DIR__, 4 ) . '/plugin.php' ) ),
			'flag_137_instant_estimate' => true,
			'instant_estimate_links'    => $this->estimates(),
			'flag_126_call_tracking'    => true,
			'call_tracking_adapter'     => PretendAdapter::ID,
			'single_dealer_paths'       => array_map( static fn ( Language $language ): string => trailingslashit( '/' . ltrim( ( new BasePath() )->get() . "/$language->value/" . self::ONE_DEALER, '/' ) ), Language::cases() ),
			'single_dealer_company_id'  => self::PARTNERS[0],
			self::STYLE                 => $this->style->content(),
		);
	}

	/** @return array<array-key, string> the page that replaces a dealer's quote page, by company ID */
	private function estimates(): array {
		$links = array();

		foreach ( self::ESTIMATES as $id ) {
			$links[ $id ] = add_query_arg( 'dealer', $id, ( new BasePath() )->url( '{lang}/request-a-quote' ) );
		}

		return $links;
	}

	/**
	 * @param callable( mixed, array{before: mixed, made: mixed} ): bool $wanted
	 * @return list<string>
	 */
	private function named( callable $wanted ): array {
		$names = array();

		foreach ( self::state()['settings'] ?? array() as $name => $setting ) {
			if ( $wanted( $this->current( $name ), $setting ) ) {
				$names[] = $name;
			}
		}

		return $names;
	}

	private static function policy( mixed $id ): ?WP_Post {
		return is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
	}

	/** Null if nothing is stored. */
	private function current( string $name ): mixed {
		return match ( true ) {
			in_array( $name, self::MARKS, true ) => DemoMark::chosen( $name ),
			in_array( $name, self::OPTIONS, true ) => get_option( $name ),
			self::STYLE === $name => $this->style->stored(),
			default => ( new Settings() )->stored()[ $name ] ?? null,
		};
	}

	/** @param array<string, mixed> $values by name; null for none */
	private function write( array $values ): void {
		foreach ( array_intersect_key( $values, array_flip( self::OPTIONS ) ) as $name => $value ) {
			update_option( $name, $value );
		}

		if ( array_key_exists( self::STYLE, $values ) ) {
			$this->style->write( is_string( $values[ self::STYLE ] ) ? $values[ self::STYLE ] : null );
		}

		$own = array_diff_key( $values, array_flip( array( ...self::OPTIONS, self::STYLE ) ) );

		if ( array() !== $own ) {
			update_option( Settings::OPTION, array_filter( array( ...( new Settings() )->stored(), ...$own ), static fn ( mixed $value ): bool => null !== $value ) );
		}
	}

	/** Maps are equal whatever type their keys have when read from the database. */
	private static function same( mixed $one, mixed $other ): bool {
		return wp_json_encode( $one ) === wp_json_encode( $other );
	}

	/** @return State|null null if the demo site was never created */
	private static function state(): ?array {
		$state = get_option( DemoSettingsStep::OPTION );

		if ( ! is_array( $state ) ) {
			return null;
		}

		/** @var State $state */
		$state += array( 'settings' => array() );

		return $state;
	}
}
