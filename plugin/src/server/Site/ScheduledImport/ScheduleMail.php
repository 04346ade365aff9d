<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Dealers\Admin\DealersScreen;
use HvacBlocks\Leads\Destinations\MailContent;
use HvacBlocks\Leads\Destinations\MailSender;
use HvacBlocks\Platform\Import\ChangeKind;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\PlannedChange;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The mails about scheduled imports to the site's administrator. Callers switch to the site's language.
 *
 * @phpstan-import-type MailGroup from MailContent
 */
final class ScheduleMail {
	/** Rows of each kind in a mail; the screen lists all of them. */
	private const MOST_ROWS = 20;

	public static function failed( string $problem ): void {
		self::send(
			__( 'Dealers could not be imported', 'hvac-blocks' ),
			array( $problem, __( 'The site tries again each night. You get another email only after an import has worked.', 'hvac-blocks' ) ),
			array(),
			__( 'Check the schedule', 'hvac-blocks' ),
			'schedule'
		);
	}

	/** Reports what an import did, or why it is waiting. */
	public static function about( Importer $importer, ImportJob $job, ScheduleState $state ): void {
		$counts = $job->counts->kinds;
		/* translators: 1: number of new dealers, 2: of changed ones, 3: of removed ones. */
		$done = sprintf( __( 'Dealers imported: %1$s new, %2$s changed, %3$s removed', 'hvac-blocks' ), ...array_map( number_format_i18n( ... ), array( $counts['new'], $counts['changed'], $counts['removed'] ) ) );
		$wait = __( 'Dealers are waiting to be imported', 'hvac-blocks' );

		[ $title, $next ] = match ( $state->outcome ) {
			ScheduleOutcome::Asks => array( $wait, __( 'Review and import anyway', 'hvac-blocks' ) ),
			ScheduleOutcome::Columns => array( $wait, __( 'Choose columns', 'hvac-blocks' ) ),
			ScheduleOutcome::Unreadable => array( __( 'Dealers could not be imported', 'hvac-blocks' ), __( 'Check the schedule', 'hvac-blocks' ) ),
			default => array( $done, __( 'View or undo the import', 'hvac-blocks' ) ),
		};

		$groups = array(
			self::group( $importer, $job, ChangeKind::New, __( 'New', 'hvac-blocks' ) ),
			self::group( $importer, $job, ChangeKind::Changed, __( 'Changed', 'hvac-blocks' ) ),
			self::group( $importer, $job, ChangeKind::Removed, __( 'Removed', 'hvac-blocks' ) ),
			self::group( $importer, $job, ChangeKind::Bad, __( 'Invalid', 'hvac-blocks' ) ),
		);

		self::send( $title, array( $job->name, $state->outcome?->text( $state->problem ) ?? '' ), array_values( array_filter( $groups ) ), $next, ScheduleOutcome::Unreadable === $state->outcome ? 'schedule' : 'import' );
	}

	/** @return MailGroup|null */
	private static function group( Importer $importer, ImportJob $job, ChangeKind $kind, string $title ): ?array {
		$total = $job->counts->kinds[ $kind->value ];
		$rows  = 0 === $total ? array() : $importer->rows->page( $job->id, $kind, 1, self::MOST_ROWS );
		/* translators: %s: number of rows. */
		$more = $total > count( $rows ) ? array( sprintf( _n( 'and %s more', 'and %s more', $total - count( $rows ), 'hvac-blocks' ), number_format_i18n( $total - count( $rows ) ) ) ) : array();

		return array() === $rows ? null : array(
			'title' => "$title: " . number_format_i18n( $total ),
			'text'  => $more,
			'rows'  => array_map( self::row( ... ), $rows ),
		);
	}

	/** @return array{label: string, value: string} */
	private static function row( PlannedChange $row ): array {
		/* translators: %d: number of a line. */
		$line = sprintf( __( 'Line %d', 'hvac-blocks' ), $row->line );

		return ChangeKind::Bad === $row->kind
			? array( 'label' => $line, 'value' => "$row->name $row->reason" )
			: array( 'label' => $row->key, 'value' => $row->name );
	}

	/**
	 * @param list<string>    $intro
	 * @param list<MailGroup> $groups
	 */
	private static function send( string $title, array $intro, array $groups, string $button, string $view ): void {
		$address = get_option( 'admin_email' );
		$content = new MailContent(
			PageLanguage::of_site(),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			$title,
			$intro,
			$groups,
			array(
				'text' => $button,
				'url'  => add_query_arg( 'view', $view, DealersScreen::get()->url() ),
			),
		);

		is_string( $address ) && MailSender::send( array( $address ), $title, $content );
	}
}
