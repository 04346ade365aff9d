<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class HoursTextTest extends TestCase {
	private const LINES = array( 'Mo-Fr 08:00-17:30', 'Sa,Su 00:00-12:00', 'Mo-Su 00:00-23:59', 'whenever', 'Xx 08:00-09:00' );

	public function test_hours_are_written_as_people_read_them(): void {
		self::assertSame(
			array(
				array(
					'days'  => 'Monday to Friday',
					'times' => '8 am to 5:30 pm',
				),
				array(
					'days'  => 'Saturday, Sunday',
					'times' => '12 am to 12 pm',
				),
				array(
					'days'  => 'Every day',
					'times' => 'Open 24 hours',
				),
			),
			HoursText::of( self::LINES, Language::English )
		);
	}

	public function test_times_follow_the_language(): void {
		self::assertSame( '8:00 to 17:30', HoursText::of( self::LINES, Language::Spanish )[0]['times'] ?? '' );
		self::assertSame( "8\u{a0}h to 17\u{a0}h\u{a0}30", HoursText::of( self::LINES, Language::French )[0]['times'] ?? '' );
	}

	public function test_only_english_has_capital_days_within_a_line(): void {
		$days = static fn ( Language $language ): array => LanguageSwitch::in( $language, static fn (): array => array_column( HoursText::of( array( 'Mo-Fr 08:00-17:00', 'Sa,Su 09:00-12:00' ), $language ), 'days' ) );

		self::assertSame( array( 'Monday to Friday', 'Saturday, Sunday' ), $days( Language::English ) );
		self::assertSame( array( 'Lunes a viernes', 'Sábado, domingo' ), $days( Language::Spanish ) );
		self::assertSame( array( 'Lundi à vendredi', 'Samedi, dimanche' ), $days( Language::French ) );
	}
}
