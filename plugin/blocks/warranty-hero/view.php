<?php
/** The buttons open dialogs by `popovertarget`, without a script; if nothing can open them, the dialogs are in the page. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, alignment: string, isHalf: bool, dim?: int, position?: string, picture: array<string, mixed>|null,
	 *   dialogs: list<array{name: string, href: string, title: string, action: string}>, texts: array{close: string, newTab: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$below   = 'h' . ( $props['level'] + 1 );
	?>
<div class="hvac-warranty-hero__stage" data-alignment="<?php echo esc_attr( $props['alignment'] ); ?>" data-half="<?php echo $props['isHalf'] ? 'true' : 'false'; ?>"<?php if ( isset( $props['dim'] ) ) : ?> style="<?php echo esc_attr( "--hvac-dim:{$props['dim']}%" ); ?>"<?php endif; ?><?php if ( isset( $props['position'] ) ) : ?> data-position="<?php echo esc_attr( $props['position'] ); ?>"<?php endif; ?>>
	<?php if ( null !== $props['picture'] ) : ?>
		<div class="hvac-warranty-hero__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
	<?php endif; ?>
	<div class="hvac-warranty-hero__panel">
		<<?php echo tag_escape( $heading ); ?> class="hvac-hero__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-hero__text" data-hvac-slot="sub_heading"><?php $slot( 'sub_heading' ); ?></p>
		<div class="hvac-hero__actions hvac-warranty-hero__actions">
			<button type="button" class="hvac-button" aria-haspopup="dialog" popovertarget="<?php echo esc_attr( "{$props['id']}-register" ); ?>">
				<span data-hvac-slot="button_left_text"><?php $slot( 'button_left_text' ); ?></span>
			</button>
			<button type="button" class="hvac-button hvac-button--secondary" aria-haspopup="dialog" popovertarget="<?php echo esc_attr( "{$props['id']}-lookup" ); ?>">
				<span data-hvac-slot="button_right_text"><?php $slot( 'button_right_text' ); ?></span>
			</button>
		</div>
	</div>
</div>
<div class="hvac-warranty-hero__dialogs">
	<?php
	foreach ( $props['dialogs'] as $dialog ) {
		$title = "{$props['id']}-{$dialog['name']}-title";

		$ui(
			'controls/dialog',
			array(
				'class'      => 'hvac-warranty-hero__dialog',
				'id'         => "{$props['id']}-{$dialog['name']}",
				'labelledBy' => $title,
				'close'      => $props['texts']['close'],
				'isOpen'     => false,
				'isPopover'  => true,
				'content'    => static function () use ( $props, $dialog, $title, $below, $text, $slot, $ui ): void {
					?>
					<<?php echo tag_escape( $below ); ?> class="hvac-warranty-hero__title" id="<?php echo esc_attr( $title ); ?>"><?php $text( $dialog['title'] ); ?></<?php echo tag_escape( $below ); ?>>
					<?php if ( 'register' === $dialog['name'] ) : ?>
						<p class="hvac-warranty-hero__text" data-hvac-slot="register_text"><?php $slot( 'register_text' ); ?></p>
					<?php else : ?>
						<p class="hvac-warranty-hero__text" data-hvac-slot="lookup_text"><?php $slot( 'lookup_text' ); ?></p>
					<?php endif; ?>
					<p class="hvac-warranty-hero__next">
					<?php
					$ui(
						'controls/action',
						array(
							'text'   => $dialog['action'],
							'href'   => $dialog['href'],
							'newTab' => $props['texts']['newTab'],
						)
					);
					?>
					</p>
					<?php
				},
			)
		);
	}
	?>
</div>
<?php
};
