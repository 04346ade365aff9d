<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use Closure;
use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Editing\Blocks\EmojiScript;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Access\LeadLinks;
use HvacBlocks\Leads\Access\LeadsScreen;
use HvacBlocks\Leads\Statistics\StatisticsScreen;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadColumns;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Database\DatabaseFailure;

defined( 'ABSPATH' ) || exit;

/**
 * The leads on WordPress' dashboard, for users who may see them: how many arrived, what was not delivered, and the newest. At most four queries, no
 * script.
 *
 * @phpstan-import-type Counts from LeadOverview
 * @phpstan-import-type Overview from LeadOverview
 */
final readonly class LeadsWidget implements Feature {
	public const ID = 'hvac_blocks_leads';

	private const NEWEST = 5;

	/** Styles that wp-admin's own classes lack. */
	private const STYLE = '#hvac_blocks_leads table{margin-bottom:8px}#hvac_blocks_leads tfoot th,#hvac_blocks_leads td strong{font-weight:600}#hvac_blocks_leads tfoot :is(th,td){vertical-align:top;font-size:13px}#hvac_blocks_leads tfoot td{font-weight:400}#hvac_blocks_leads td span,#hvac_blocks_leads li span{color:#646970}#hvac_blocks_leads td span{display:block}#hvac_blocks_leads li{overflow-wrap:anywhere}#hvac_blocks_leads li span{display:inline-block}';

	/** @param Closure(): LeadSearch $search */
	public function __construct( private LeadOverview $overview, private Closure $search, private FormLibrary $forms ) {}

	public function boot(): void {
		add_action( 'wp_dashboard_setup', $this->add( ... ) );
	}

	private function add(): void {
		if ( LeadAccess::view() ) {
			wp_add_dashboard_widget( self::ID, __( 'Leads', 'hvac-blocks' ), $this->show( ... ) );
			wp_add_inline_style( 'dashboard', self::STYLE );
		}
	}

	private function show(): void {
		try {
			$overview = $this->overview->read();
			$newest   = ( $this->search )()->find( new LeadFilter( quarantined: false ), self::NEWEST );
		} catch ( DatabaseFailure ) {
			self::paragraph( __( 'The leads could not be read from the database. Reload this page. If this remains, open Site Health.', 'hvac-blocks' ) );
			self::links( array( array( __( 'Open Site Health', 'hvac-blocks' ), admin_url( 'site-health.php' ), 'view_site_health_checks' ) ) );

			return;
		}

		printf( '<div class="%s">', esc_attr( EmojiScript::EXEMPT ) );

		if ( array() === $newest && array() === $overview['forms'] && 0 === $overview['suspected'] ) {
			self::paragraph( __( 'No leads yet. Leads appear here when visitors submit a form. To see that forms work, send a test lead from the setup checklist.', 'hvac-blocks' ) );
			self::links( array( array( __( 'Open setup', 'hvac-blocks' ), Screen::url_of( 'setup' ), Capability::MANAGE_SETTINGS ), self::leads_link() ) );
		} else {
			$this->table( $overview['forms'] );
			self::delivery( $overview );
			$this->newest( $newest );
			self::links(
				array(
					self::leads_link(),
					array( __( 'Statistics', 'hvac-blocks' ), add_query_arg( 'view', 'statistics', LeadsScreen::get()->url() ), LeadAccess::VIEW ),
					array( StatisticsScreen::get()->title(), StatisticsScreen::get()->url(), StatisticsScreen::get()->capability ),
				)
			);
		}

		echo '</div>';
	}

	/** @param array<string, Counts> $forms */
	private function table( array $forms ): void {
		printf(
			'<table class="widefat striped"><thead><tr><th scope="col">%1$s</th><th scope="col">%2$s</th><th scope="col">%3$s</th></tr></thead><tbody>',
			esc_html__( 'Form', 'hvac-blocks' ),
			esc_html__( 'Last 7 days', 'hvac-blocks' ),
			esc_html__( 'Last 30 days', 'hvac-blocks' )
		);

		$total = array_fill_keys( array( 7, 14, 30, 60 ), 0 );

		foreach ( $forms as $form => $counts ) {
			self::row( $this->title( $form ), $counts );

			foreach ( $total as $days => $sum ) {
				$total[ $days ] = $sum + $counts[ $days ];
			}
		}

		echo '</tbody><tfoot>';
		self::row( __( 'All forms', 'hvac-blocks' ), $total );
		echo '</tfoot></table>';
	}

	/** @param array<int, int> $counts */
	private static function row( string $name, array $counts ): void {
		printf( '<tr><th scope="row">%s</th>', esc_html( $name ) );

		foreach ( LeadOverview::PERIODS as $days => $before ) {
			printf(
				'<td><strong>%1$s</strong> <span>%2$s</span></td>',
				esc_html( number_format_i18n( $counts[ $days ] ?? 0 ) ),
				/* translators: %s: number of leads in the period before. */
				esc_html( sprintf( __( 'Previously: %s', 'hvac-blocks' ), number_format_i18n( $counts[ $before ] ?? 0 ) ) )
			);
		}

		echo '</tr>';
	}

	/** Returns the number as text, such as `1,000+` beyond those that are counted. */
	private static function up_to( int $count ): string {
		return number_format_i18n( min( $count, LeadOverview::MOST ) ) . ( $count > LeadOverview::MOST ? '+' : '' );
	}

	/** @param Overview $overview */
	private static function delivery( array $overview ): void {
		$failed   = $overview['failed'];
		$retrying = $overview['retrying'];
		$lines    = array();

		if ( $failed > 0 ) {
			/* translators: %s: number of leads. */
			$lines[] = array( sprintf( _n( '%s lead could not be delivered', '%s leads could not be delivered', $failed, 'hvac-blocks' ), self::up_to( $failed ) ), LeadStatus::Failed );
		}

		if ( $retrying > 0 ) {
			/* translators: %s: number of leads. */
			$lines[] = array( sprintf( _n( '%s lead is being retried', '%s leads are being retried', $retrying, 'hvac-blocks' ), self::up_to( $retrying ) ), LeadStatus::Accepted );
		}

		if ( $overview['suspected'] > 0 ) {
			/* translators: %s: number of leads. */
			$lines[] = array( sprintf( _n( '%s lead looks like spam and was not delivered', '%s leads look like spam and were not delivered', $overview['suspected'], 'hvac-blocks' ), self::up_to( $overview['suspected'] ) ), LeadStatus::Quarantined );
		}

		printf( '<h3>%s</h3>', esc_html__( 'Delivery', 'hvac-blocks' ) );

		if ( array() === $lines ) {
			self::paragraph( __( 'No lead has failed or is being retried.', 'hvac-blocks' ) );

			return;
		}

		echo '<ul>';

		foreach ( $lines as [ $text, $status ] ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( LeadLinks::list( $status ) ), esc_html( $text ) );
		}

		echo '</ul>';
	}

	/** @param list<Lead> $leads */
	private function newest( array $leads ): void {
		printf( '<h3>%s</h3><ul>', esc_html__( 'Newest leads', 'hvac-blocks' ) );

		foreach ( $leads as $lead ) {
			printf(
				'<li><a href="%1$s">%2$s</a> <span>%3$s</span></li>',
				esc_url( LeadLinks::lead( $lead->reference ) ),
				esc_html( self::name( $lead ) ),
				esc_html(
					implode(
						' · ',
						array(
							$this->title( $lead->form ),
							/* translators: %s: a time span such as "2 hours". */
							sprintf( __( '%s ago', 'hvac-blocks' ), human_time_diff( (int) strtotime( "$lead->created UTC" ) ) ),
							$lead->status->label(),
						)
					)
				)
			);
		}

		echo '</ul>';
	}

	/** The sender's name, if known: an anonymized lead keeps only its reference. */
	private static function name( Lead $lead ): string {
		$known = array_filter( array( LeadColumns::name( $lead->fields ), $lead->field( 'email' ) ), static fn ( string $text ): bool => '' !== $text );

		return array_values( $known )[0] ?? $lead->reference;
	}

	/** A form that no longer exists has no known title. */
	private function title( string $form ): string {
		return $this->forms->has( $form ) ? $this->forms->get( $form )->title() : $form;
	}

	/** @return array{string, string, string} */
	private static function leads_link(): array {
		return array( __( 'All leads', 'hvac-blocks' ), LeadsScreen::get()->url(), LeadAccess::VIEW );
	}

	/** @param list<array{string, string, string}> $links text, address and the capability that the screen requires */
	private static function links( array $links ): void {
		$allowed = array_filter( $links, static fn ( array $link ): bool => current_user_can( $link[2] ) );

		echo '<p>';
		echo implode( ' | ', array_map( static fn ( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link[1] ), esc_html( $link[0] ) ), $allowed ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped one by one.
		echo '</p>';
	}

	private static function paragraph( string $text ): void {
		printf( '<p>%s</p>', esc_html( $text ) );
	}
}
