"""Who comes, watches, leaves and comes back; what is written; a lost connection in the middle of a move."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

import deskovka
from browser.cases import PLAYED
from browser.checks import accessible, fits, shot
from browser.person import NETWORK, PHONE, Come
from browser.play import by_board, by_list, play, two
from browser.words import Words

# A hidden page on Android: notifications are allowed, but not from a page.
ANDROID = """
  window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('Illegal') } }
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
"""
MANY = 10  # places of a board, at least
MARKUP = '<img src="x" onerror="alert(1)"> & <b>bold</b>'


def test_a_link_tells_where_it_leads_and_opens_one_socket(come: Come, game: str) -> None:
    jana, tom = come("Jana"), come("Tom", lang="en")
    opened: list[str] = []
    tom.page.on("websocket", lambda socket: opened.append(socket.url))
    made = jana.open_table(game, ("me", "link"))
    tom.visit(f"/t/{made['table']}#{made['seats'][1]['token']}")
    expect(tom.page.get_by_text(deskovka.game(game).title("en"))).to_be_visible()
    expect(tom.page.get_by_role("heading", name=tom.words("invites-you", who="Jana"))).to_be_visible()
    expect(tom.page.get_by_role("listitem").filter(has_text="Jana")).to_be_visible()
    tom.page.get_by_role("textbox", name=tom.words("your-name")).fill("Tom")
    tom.button("sit-down-do").click()
    tom.at_board()
    tom.page.wait_for_load_state("networkidle")
    assert len(opened) == 1


def test_an_address_that_leads_nowhere_says_so(come: Come) -> None:
    jana = come("Jana")
    jana.forgive("status of 404")
    for path, key in (("/what/ever", "no-page"), ("/t/%E0%A4", "no-table"), ("/t/nothing#%E0", "no-table")):
        jana.visit(path)
        said = jana.words(key).partition(".")[0] if key == "no-page" else "Takový stůl"
        expect(jana.page.get_by_role("heading", name=said)).to_be_visible()
        expect(jana.page.get_by_role("link", name=jana.words("to-lobby"))).to_be_visible()


def test_long_names_do_not_push_the_curtain_away(come: Come, game: str) -> None:
    jana = come("W" * 28, PHONE)
    jana.open_table(game, ("me", "here"))
    jana.page.get_by_role("dialog").wait_for()
    fits(jana, "the curtain of a long name")


def test_what_is_wrong_in_the_lobby_is_seen(come: Come) -> None:
    """On a phone the button to start lies far below the top."""
    jana = come("Jana", PHONE)
    jana.forgive("status of 400")
    jana.lobby()
    jana.page.get_by_role("textbox", name=jana.words("name-of-seat", number=1)).fill("\u200b")
    jana.button("start").click()
    expect(jana.page.get_by_role("alert")).to_be_in_viewport()


def test_a_notification_that_fails_stops_nothing(come: Come, game: str) -> None:
    jana = come("Jana")
    jana.context.add_init_script(ANDROID)
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 3 and jana.wire.asked)
    expect(jana.choices.first).to_be_visible()


def test_a_server_that_comes_back_is_not_said_to_be_away(come: Come, game: str) -> None:
    jana = come("Jana")
    routes: list[WebSocketRoute] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        routes.append(page)

    jana.page.route_web_socket("**/ws/*", between)
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    routes[0].send(json.dumps({"t": "bye", "say": {"cs": "Restart.", "en": "Restart."}}))
    said = jana.page.get_by_role("alert").filter(has_text="Restart.")
    said.wait_for()
    routes[0].close(code=1012)
    said.wait_for(state="detached")
    expect(jana.page.get_by_text(jana.words("reconnecting"))).to_have_count(0)
    assert len(routes) == 2


def same_board(game: str, seen: list[str], whole: list[str]) -> None:
    """Everything that is seen here is seen there too; and the other way round where there is one board for all."""
    assert sorted(set(seen) - set(whole)) == []
    assert len(seen) > MANY and (seen == whole or not PLAYED[game].one_board)


def test_chat_is_text(come: Come, game: str) -> None:
    jana, tom = two(come, game)
    jana.tab("tab-chat")
    jana.page.get_by_role("textbox", name=jana.words("chat-write")).fill(MARKUP)
    jana.page.keyboard.press("Enter")
    expect(tom.page.get_by_role("tab", name=re.compile(rf"{tom.words('tab-chat')}.*1"))).to_be_visible()
    tom.tab("tab-chat")
    for person in (jana, tom):
        expect(person.page.get_by_text(MARKUP)).to_be_visible()
        assert person.page.locator('img[src="x"]').count() == 0
        assert person.complaints() == []
    tom.page.reload()
    tom.at_board()
    tom.tab("tab-chat")
    expect(tom.page.get_by_text(MARKUP)).to_be_visible()


def test_spectator_sees_the_game_and_no_secrets(come: Come, game: str) -> None:
    jana, tom = two(come, game)
    eva = come("Eva")
    eva.visit(f"/t/{jana.table}")
    eva.at_board()
    play((jana, tom), by_list, until=lambda answers: answers >= 4)
    eva.until(lambda: eva.wire.seq == jana.wire.seq, "the same news")
    assert eva.wire.seats == {None}
    assert eva.glowing.count() == eva.choices.count() == eva.button("undo").count() == 0
    played = PLAYED[game]
    may = eva.words(played.may)
    same_board(game, eva.places(), [label.removesuffix(f", {may}") for label in jana.places()])
    for own in played.own:
        assert eva.page.locator(f'[aria-label="{eva.words(own)}"]').count() == 0
    eva.button("more").click()
    assert eva.button("resign").count() == eva.button("delete").count() == 0
    jana.leave("agree-end")
    tom.button("yes").click()
    expect(eva.page.get_by_role("table")).to_be_visible()


def test_reload_in_the_middle(come: Come, game: str) -> None:
    jana = come("Jana", PHONE)
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 3 and jana.wire.asked)
    before = jana.places()
    jana.page.reload()
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the question")
    jana.glowing.first.wait_for()
    assert jana.places() == before
    by_board(jana, random.Random(3))


@pytest.mark.parametrize("arrives", [True, False], ids=["the move arrives", "the move is lost"])
def test_the_connection_breaks_in_the_middle_of_a_move(come: Come, game: str, arrives: bool) -> None:
    jana = come("Jana")
    jana.forgive(NETWORK)
    cut = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def forward(message: str | bytes) -> None:
            nonlocal cut
            if cut and '"play"' in str(message):
                cut = False
                if arrives:
                    server.send(message)
                page.close(code=3001)
                server.close(code=3001)
            else:
                server.send(message)

        page.on_message(forward)

    jana.page.route_web_socket("**/ws/*", between)
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 2 and jana.wire.asked)
    before, number = jana.places(), jana.wire.number
    cut = True
    by_list(jana, random.Random(2))
    jana.until(lambda: jana.wire.asked, "a question after coming back")
    assert (jana.wire.number != number) == arrives
    expect(jana.page.get_by_text(jana.words("reconnecting"))).to_have_count(0)
    jana.until(lambda: (jana.places() != before) == arrives, "the board as the server has it")
    play([jana], by_board, until=lambda answers: answers >= 2)


def test_offline_and_back(come: Come, game: str) -> None:
    """Somebody plays on while this browser has no network."""
    jana, tom = two(come, game)
    play((jana, tom), by_list, until=lambda answers: answers >= 2 and tom.wire.asked)
    jana.forgive(NETWORK)
    jana.context.set_offline(True)
    by_list(tom, random.Random(4))
    jana.context.set_offline(False)
    jana.until(lambda: jana.wire.asked or (tom.wire.asked and jana.wire.seq == tom.wire.seq), "the news")
    play((jana, tom), by_list, until=lambda answers: answers >= 2)


def test_language_in_the_middle(come: Come, game: str) -> None:
    jana = come("Jana")
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    for lang in ("en", "cs"):
        jana.page.get_by_role("group", name=jana.words("language")).locator(f"[lang={lang}]").click()
        jana.words = Words(lang)
        assert jana.wire.question is not None
        expect(jana.page.get_by_role("heading", name=jana.wire.question["ask"][lang])).to_be_visible()
        expect(jana.page.get_by_role("tab", name=jana.words("tab-rules"))).to_be_visible()
        expect(jana.page.locator("html")).to_have_attribute("lang", lang)
        by_list(jana, random.Random(5))
        jana.until(lambda: jana.wire.asked, "the next question")
    other = come("Jana")
    other.lobby()
    expect(other.page.locator("html")).to_have_attribute("lang", "cs")


def test_a_seat_goes_to_a_bot_and_back(come: Come, game: str) -> None:
    jana, tom = two(come, game)
    play((jana, tom), by_list, until=lambda answers: answers >= 2 and tom.wire.asked)
    address = tom.page.url
    tom.page.goto("about:blank")
    seat = jana.players.get_by_role("button", name="Tom")
    expect(seat).to_contain_text(jana.words("away"))
    seat.click()
    jana.button("give-to-bot").click()
    expect(seat).to_contain_text(jana.words.like("bot-named", "name"))
    jana.until(lambda: jana.wire.asked, "the bot's answer")
    jana.button("back-to-person").click()
    tom.page.goto(address)
    tom.at_board()
    expect(seat).to_contain_text(jana.words("connected"))
    play((jana, tom), by_list, seed=6, until=lambda answers: answers > 0 and tom.wire.asked)
    by_list(tom, random.Random(6))


def test_a_seats_own_link_on_another_device(come: Come, game: str) -> None:
    jana, phone = come("Jana"), come("Jana", PHONE)
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 2 and jana.wire.asked)
    jana.button("invite").click()
    jana.page.get_by_text(jana.words("more-links")).click()
    link = jana.page.get_by_role("textbox", name=jana.words("link-for", who="Jana")).input_value()
    phone.follow(link.removeprefix(jana.base) if link.startswith(jana.base) else "/t/" + link.partition("/t/")[2])
    phone.at_board()
    phone.until(lambda: phone.wire.asked, "the same question")
    same_board(game, phone.places(), jana.places())
    number = jana.wire.number
    by_board(phone, random.Random(7))
    jana.until(lambda: jana.wire.asked and jana.wire.number > number, "the other device's move")
    phone.until(lambda: phone.wire.seq == jana.wire.seq, "the same news on both")
    phone.fold()
    phone.until(lambda: set(phone.places()) <= set(jana.places()), "the same board on both")


def test_removed_before_the_start(come: Come, large_game: str) -> None:
    jana, tom = come("Jana"), come("Tom", lang="en")
    made = jana.open_table(large_game, ("me", "link", "link"))
    tom.sit(made, 1)
    expect(tom.page.get_by_role("heading", name=tom.words("waiting-start"))).to_be_visible()
    jana.button("free-seat").click()
    expect(tom.page.get_by_role("alert")).to_be_visible()
    tom.forgive("status of 4")
    tom.visit("/")
    tom.sit(made, 1)
    expect(tom.page.get_by_role("alert")).to_be_visible()
    assert tom.wire.seat is None


def test_a_newcomer_plays_at_once_and_comes_back(come: Come) -> None:
    """One click and the game runs; the next visit shows the table first."""
    jana = come("Jana", PHONE)
    jana.home()
    expect(jana.page.get_by_role("heading", name=jana.words("play-bots"))).to_be_in_viewport()
    play_now = jana.page.get_by_role("button", name=jana.words("play-game", game="Rebirth"))
    expect(play_now).to_be_in_viewport()
    play_now.click()
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    table = jana.table
    jana.home()
    expect(jana.page.get_by_role("heading", level=1)).to_have_text(jana.words("tables-wait", count=1))
    mine = jana.page.locator(f'a[href="/t/{table}"]')
    expect(mine).to_be_in_viewport()
    expect(mine.locator("img")).to_be_visible()
    expect(mine.get_by_role("progressbar")).to_be_visible()
    expect(jana.page.get_by_role("button", name=jana.words("play-game", game="Rebirth"))).to_be_in_viewport()
    fits(jana, "the lobby of somebody who comes back")


def test_a_small_board_that_does_not_come_leaves_the_game_s_picture(come: Come) -> None:
    """And once it comes, it is drawn anew whenever somebody has answered."""
    jana = come("Jana")
    jana.forgive("status of 500")
    table = jana.open_table("rebirth", ("me", "bot"))["table"]
    jana.at_board()
    jana.page.route("**/glance", lambda route: route.fulfill(status=500))
    jana.home()
    picture = jana.page.locator(f'a[href="/t/{table}"] img')
    expect(picture).to_have_attribute("src", "/pictures/rebirth.svg")
    jana.page.unroute("**/glance")
    jana.home()
    expect(picture).to_have_attribute("src", re.compile("^data:"))
    before = picture.get_attribute("src")
    other = jana.context.new_page()
    other.goto(f"{jana.base}/t/{table}")
    other.locator("ul[aria-labelledby=choices] button").first.click()
    other.locator("ul[aria-labelledby=choices] button").first.wait_for()
    jana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(picture).not_to_have_attribute("src", before or "")


def test_of_two_games_the_one_chosen_last_is_set_up(come: Come) -> None:
    """Whichever drawing comes first; and one that does not come is told, and stops no other game."""
    jana = come("Jana")
    jana.forgive("ERR_FAILED|dynamically imported")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    jana.page.route("**/assets/scythe-*.js", hold)
    jana.lobby("rebirth")
    games = jana.page.get_by_role("group", name=jana.words("games"), exact=True)
    heading = jana.page.get_by_role("heading", level=1)
    games.get_by_role("button", name="Scythe").click()
    jana.until(lambda: bool(held), "the drawing that is slow")
    games.get_by_role("button", name="Katan").click()
    expect(heading).to_have_text(re.compile("Katan"))
    held.pop().continue_()
    jana.rest(1000)
    expect(heading).to_have_text(re.compile("Katan"))

    jana.page.route("**/assets/settlers-*.js", lambda route: route.abort())
    games.get_by_role("button", name="Settlers").first.click()
    expect(jana.page.get_by_role("alert")).to_be_visible()
    games.get_by_role("button", name="Rebirth").click()
    expect(heading).to_have_text("Rebirth")
    expect(jana.page.get_by_role("alert")).to_have_count(0)


def test_what_is_written_is_seen_and_points_at_a_place(come: Come) -> None:
    jana, tom = two(come, "rebirth")
    tom.until(lambda: tom.wire.seq >= 0, "the table")
    jana.tab("tab-chat")
    jana.page.get_by_role("textbox", name=jana.words("chat-write")).fill("What about E3, not Z99?")
    jana.page.keyboard.press("Enter")
    tom.page.get_by_role("button", name="What about E3").click()
    tom.page.get_by_role("button", name="E3", exact=True).click()
    expect(tom.board.locator("[data-lit]")).to_have_count(1)
    assert tom.page.get_by_role("button", name="Z99").count() == 0
    tom.button("quick-thanks").click()
    expect(jana.page.get_by_role("listitem").filter(has_text=tom.words("quick-thanks"))).to_be_visible()
    tom.button("react-to", who="Jana").click()
    tom.button("react-laugh").click()
    for person in (jana, tom):
        expect(person.page.get_by_role("button", name=f"{person.words('react-laugh')} 1: Tom")).to_be_visible()
        accessible(person, "a reaction")
        fits(person, "a reaction")
    shot(tom, "reactions")
    jana.page.get_by_role("button", name=f"{jana.words('react-laugh')} 1: Tom").click()
    both = tom.page.get_by_role("button", name=f"{tom.words('react-laugh')} 2: Jana, Tom")
    expect(both).to_have_attribute("aria-pressed", "true")
    both.click()
    expect(
        jana.page.get_by_role("button", name=f"{jana.words('react-laugh')} 1: Jana", exact=True)
    ).to_be_visible()
